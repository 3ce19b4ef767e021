import type { Knex } from "knex";
import { channels, currentRequest, type RequestMark, type StatementEnded } from "../channels.ts";

/** Publishes the duration of each statement of a database; measures nothing if there is no subscriber. */
export function watchStatements(db: Knex): void {
  const { statement } = channels;
  const under = new Map<string, { begun: number; request: RequestMark | undefined }>();
  db.on("query", ({ __knexQueryUid: id }: Asked) => {
    if (statement.hasSubscribers) under.set(id, { begun: performance.now(), request: currentRequest() });
  });
  db.on("query-response", (_rows: unknown, asked: Asked) => end(asked, false));
  db.on("query-error", (_error: unknown, asked: Asked) => end(asked, true));

  function end({ __knexQueryUid: id, sql }: Asked, failed: boolean) {
    const started = under.get(id);
    if (!started) return;
    under.delete(id);
    const milliseconds = performance.now() - started.begun;
    statement.publish({ sql, milliseconds, failed, request: started.request } satisfies StatementEnded);
  }
}

/** Knex's description of a statement. */
interface Asked {
  __knexQueryUid: string;
  sql: string;
}
