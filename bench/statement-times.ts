import type { Knex } from "knex";

/** How long the database, and the way to it, took for some statements. */
export interface StatementTimes {
  milliseconds(): number;
  count(): number;
}

/** Times the statements of `db` that `isMeant` picks, from sending to answer. */
export function timeStatements(db: Knex, isMeant: (sql: string) => boolean): StatementTimes {
  const begun = new Map<string, number>();
  let total = 0;
  let done = 0;
  db.on("query", ({ __knexQueryUid: id, sql }: Query) => {
    if (isMeant(sql)) begun.set(id, performance.now());
  });
  db.on("query-response", (_answer: unknown, { __knexQueryUid: id }: Query) => {
    const start = begun.get(id);
    if (start === undefined) return;
    begun.delete(id);
    total += performance.now() - start;
    done += 1;
  });
  return { milliseconds: () => total, count: () => done };
}

/** What knex tells of a statement, as far as it is used here. */
interface Query {
  __knexQueryUid: string;
  sql: string;
}
