/** Whether a process of this number runs. */
export function isRunning(pid: number): boolean;
