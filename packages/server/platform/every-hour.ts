/** The logger for failures of `everyHour`. */
interface Told {
  warn: (what: { err: unknown }, message: string) => void;
}

/** Milliseconds between two rounds, and after a failed round. */
export interface Pace {
  pause?: number;
  pauseAfterFailure?: number;
  /** If true, the first round also waits. */
  isLater?: boolean;
}

/**
 * Runs `work` every hour, the first time at once (or after an hour if `isLater`), until the returned
 * function is called. If `work` returns false or fails, it runs again after a minute; failures are logged
 * with `failed`. Several processes may run it at the same time.
 */
export function everyHour(
  work: () => Promise<boolean>,
  log: Told,
  failed: string,
  { pause = HOUR, pauseAfterFailure = MINUTE, isLater = false }: Pace = {},
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async () => {
    const isDone = await work().catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, failed);
      return false;
    });
    if (!isStopped) wait(isDone ? pause : pauseAfterFailure);
  };
  const wait = (time: number) => (timer = setTimeout(() => void run(), time).unref());
  if (isLater) wait(pause);
  else void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
