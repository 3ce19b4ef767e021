/** What is logged when a round of `everyHour` fails. */
interface Told {
  warn: (what: { err: unknown }, message: string) => void;
}

/** How long it waits between two rounds, and after one that failed, in milliseconds. */
export interface Pace {
  pause?: number;
  pauseAfterFailure?: number;
  /** Whether the first round waits as long as the others. */
  isLater?: boolean;
}

/**
 * Runs `work` now, or in an hour, and every hour, until the function that it answers is called; a minute later again where it answers that not all is done, or
 * fails, which is logged with `failed`. Any number of processes may do so.
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
