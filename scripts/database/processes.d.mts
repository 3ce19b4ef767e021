/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean;
