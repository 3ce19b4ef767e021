import type { Knex } from "knex";
import { channels, getCurrentRequest, type RequestMark, type StatementEnded } from "../channels.ts";

/** Measures nothing if there is no subscriber. */
export function watchStatements(db: Knex): void {
  const { statement } = channels;
  const under = new Map<string, { begun: number; request: RequestMark | undefined }>();
  db.on("query", ({ __knexQueryUid: id }: Asked) => {
    if (statement.hasSubscribers) under.set(id, { begun: performance.now(), request: getCurrentRequest() });
  });
  db.on("query-response", (_rows: unknown, queryInfo: Asked) => end(queryInfo, false));
  db.on("query-error", (_error: unknown, queryInfo: Asked) => end(queryInfo, true));

  function end({ __knexQueryUid: id, sql }: Asked, hasFailed: boolean) {
    const startTime = under.get(id);
    if (!startTime) return;
    under.delete(id);
    const milliseconds = performance.now() - startTime.begun;
    statement.publish({
      sql,
      milliseconds,
      failed: hasFailed,
      request: startTime.request,
    } satisfies StatementEnded);
  }
}

interface Asked {
  __knexQueryUid: string;
  sql: string;
}
