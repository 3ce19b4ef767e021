import type { Logger } from "pino";
import { channels, watch, type StatementEnded } from "../channels.ts";

/** Logs each statement that took so many milliseconds or longer, with the id of its request: what a browser shows leads here. Answers how to stop. */
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
