export function fixRunClock(env?: NodeJS.ProcessEnv): void;
export function runClockShift(): number;
export function shiftPageClock(shift: number): void;
