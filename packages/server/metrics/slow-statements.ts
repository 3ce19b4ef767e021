import type { Logger } from "pino";
import { channels, watch, type StatementEnded } from "../channels.ts";

/**
 * Logs each statement that took `atLeast` milliseconds or longer, with its request id, which the browser also shows.
 * Returns a function that stops it.
 */
export function logSlowStatements(log: Pick<Logger, "warn">, atLeast: number): () => void {
  return watch<StatementEnded>(channels.statement, ({ sql, milliseconds, failed, request }) => {
    if (milliseconds < atLeast) return;
    const ms = Math.round(milliseconds);
    log.warn(
      { ...request, ms, failed, sql: sql.replaceAll(/\s+/g, " ").slice(0, LONGEST) },
      "slow statement",
    );
  });
}

const LONGEST = 2000;
