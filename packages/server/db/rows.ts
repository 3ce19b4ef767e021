import type { Knex } from "knex";

/** Runs a statement written out in SQL, for what knex's builder can't say, and answers its rows; values go in as bindings only. */
export async function rows<Row>(
  db: Knex,
  sql: string,
  bindings: readonly Knex.RawBinding[] = [],
): Promise<Row[]> {
  // Knex leaves the answer of raw() untyped: the driver's is the rows and a description of their columns.
  const [found] = (await db.raw(sql, bindings)) as unknown as [Row[]];
  return found;
}
