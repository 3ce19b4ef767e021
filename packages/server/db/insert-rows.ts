import type { Knex } from "knex";

/** Inserts rows that have the same columns in one statement; `onDuplicate` is the SQL clause for existing keys. */
export async function insertRows(
  trx: Knex,
  table: string,
  rows: readonly NewRow[],
  onDuplicate = "",
): Promise<void> {
  await insertion(trx, table, rows, onDuplicate);
}

/**
 * Like `insertRows`, but in a transaction the statement is sent with the next awaited statement or with the commit,
 * and an error (such as a duplicate key) is reported there. Use it only if nothing in the transaction needs the
 * result.
 */
export async function insertLater(
  trx: Knex,
  table: string,
  rows: readonly NewRow[],
  onDuplicate = "",
): Promise<void> {
  await insertion(trx, table, rows, onDuplicate)?.options(LATER);
}

/** Option for a statement whose result nobody needs; see `insertLater`. */
export const LATER = { later: true };

/** A row to insert, by column. */
export type NewRow = Readonly<Record<string, string | number | Uint8Array | null>>;

function insertion(trx: Knex, table: string, rows: readonly NewRow[], onDuplicate: string) {
  const first = rows[0];
  if (!first) return undefined;
  const columns = Object.keys(first);
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  // mysql2 expands an array of arrays to (…), (…), which is many times faster than a placeholder for each value.
  // Knex's types don't support this, so a cast is needed.
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES ? ${onDuplicate}`;
  return trx.raw(sql, [values as unknown as string[]]);
}
