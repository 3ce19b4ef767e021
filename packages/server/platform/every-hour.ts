interface Told {
  warn: (what: { err: unknown }, message: string) => void;
}

/** In milliseconds. */
export interface Pace {
  pause?: number;
  pauseAfterFailure?: number;
  isLater?: boolean;
}

/**
 * Runs `work` every hour, the first time at once (or after an hour if `isLater`), until the
 * returned function is called. If `work` returns false or fails, it runs again after a minute; a
 * failure is logged. Several processes may do this at the same time.
 */
export function runEveryHour(
  work: () => Promise<boolean>,
  log: Told,
  failureMessage: string,
  { pause = HOUR_MS, pauseAfterFailure = MINUTE_MS, isLater = false }: Pace = {},
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async () => {
    const isDone = await work().catch((error: unknown) => {
      if (!isStopped) log.warn({ err: error }, failureMessage);
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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
