import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

/** Options of `startLanes`: a lane is one loop that looks for due work and does it. */
export interface Lanes {
  count: number;
  /** Milliseconds to wait after a round that found nothing due. */
  pause: number;
  /** Milliseconds that stopping waits for running work before aborting it. */
  patience: number;
  log: Pick<Logger, "warn">;
  /** Log message for a failed round. */
  failed: string;
}

/** One round of a lane: does due work; returns false if there was none. */
export type Round = (
  lane: number,
  signals: { stopping: AbortSignal; cutting: AbortSignal },
) => Promise<boolean>;

/**
 * Runs lanes that look for due work and do it, round after round. Call the returned function to stop; it resolves
 * when no work is running any more.
 */
export function startLanes(
  { count, pause, patience, log, failed }: Lanes,
  round: Round,
): () => Promise<void> {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const signals = { stopping: stopping.signal, cutting: cutting.signal };
  setMaxListeners(0, stopping.signal, cutting.signal); // every message being sent adds a listener

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
