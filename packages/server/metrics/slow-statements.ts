import type { Logger } from "pino";
import { channels, watch, type StatementEnded } from "../channels.ts";

/**
 * With the request id, which the browser also shows. `atLeast` is in milliseconds. Returns a
 * function that stops the log.
 */
export function logSlowStatements(log: Pick<Logger, "warn">, atLeast: number): () => void {
  return watch<StatementEnded>(channels.statement, ({ sql, milliseconds, failed, request }) => {
    if (milliseconds < atLeast) return;
    const ms = Math.round(milliseconds);
    log.warn(
      { ...request, ms, failed, sql: sql.replaceAll(/\s+/g, " ").slice(0, MAX_SQL_LENGTH) },
      "slow statement",
    );
  });
}

const MAX_SQL_LENGTH = 2000;
