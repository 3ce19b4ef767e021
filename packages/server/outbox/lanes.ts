import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";

export interface Lanes {
  count: number;
  /** Milliseconds to wait after a round without due work. */
  pause: number;
  /** Milliseconds that stopping waits before aborting running work. */
  patience: number;
  log: Pick<Logger, "warn">;
  failed: string;
}

export type Round = (
  lane: number,
  signals: { stopping: AbortSignal; cutting: AbortSignal },
) => Promise<boolean>;

/** Each lane does due work in rounds. To stop, call the result; it resolves when no work runs. */
export function startLanes(
  { count, pause, patience, log, failed }: Lanes,
  round: Round,
): () => Promise<void> {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const signals = { stopping: stopping.signal, cutting: cutting.signal };
  setMaxListeners(0, stopping.signal, cutting.signal); // every message being sent adds a listener

  async function runLane(lane: number) {
    while (!stopping.signal.aborted) {
      try {
        if (!(await round(lane, signals))) await pauseLane(pause);
      } catch (error) {
        log.warn({ err: error }, failed);
        await pauseLane(5 * pause);
      }
    }
  }

  const pauseLane = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined); // stopping ends the pause

  const lanes = Array.from({ length: count }, (_, lane) => runLane(lane));
  return async () => {
    stopping.abort();
    const cut = setTimeout(() => cutting.abort(new Error("the server is stopping")), patience);
    await Promise.all(lanes);
    clearTimeout(cut);
  };
}
