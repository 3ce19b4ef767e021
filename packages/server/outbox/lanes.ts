import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

/** How the lanes of a worker are run. */
export interface Lanes {
  count: number;
  /** Milliseconds between two looks where there was nothing to do. */
  pause: number;
  /** Milliseconds that stopping waits for what is being sent. */
  patience: number;
  log: Pick<Logger, "warn">;
  /** What to log when a round fails. */
  failed: string;
}

/** One look of a lane: does what is due and says whether there was anything. */
export type Round = (
  lane: number,
  signals: { stopping: AbortSignal; cutting: AbortSignal },
) => Promise<boolean>;

/**
 * Runs lanes that look for something due and do it, round after round, until the returned function is called, which resolves when nothing
 * is being done any more.
 */
export function startLanes(
  { count, pause, patience, log, failed }: Lanes,
  round: Round,
): () => Promise<void> {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const signals = { stopping: stopping.signal, cutting: cutting.signal };
  setMaxListeners(0, stopping.signal, cutting.signal); // as many as there are messages under way

  async function work(lane: number) {
    while (!stopping.signal.aborted) {
      try {
        if (!(await round(lane, signals))) await rest(pause);
      } catch (error) {
        log.warn({ err: error }, failed);
        await rest(5 * pause);
      }
    }
  }

  const rest = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined); // stopping ends the pause

  const lanes = Array.from({ length: count }, (_, lane) => work(lane));
  return async () => {
    stopping.abort();
    const cut = setTimeout(() => cutting.abort(new Error("the server is stopping")), patience);
    await Promise.all(lanes);
    clearTimeout(cut);
  };
}
