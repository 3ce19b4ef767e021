import type { Knex } from "knex";
import type { Row } from "./voucher.ts";

/** Inserts rows with the same columns in one statement; `onDuplicate` says what happens to those that exist. */
export async function insertRows(
  trx: Knex.Transaction,
  table: string,
  rows: readonly Row[],
  onDuplicate = "",
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  // mysql2 writes an array of arrays as (…), (…): many times quicker than a placeholder for each value. Knex's types
  // do not know it, hence the cast.
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES ? ${onDuplicate}`;
  await trx.raw(sql, [values as unknown as string[]]);
}
