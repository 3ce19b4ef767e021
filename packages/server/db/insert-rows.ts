import type { Knex } from "knex";

/** Inserts rows that have the same columns in one statement; `onDuplicate` is the SQL clause for existing keys. */
export async function insertRows(
  trx: Knex,
  table: string,
  rows: readonly Readonly<Record<string, string | number | Buffer | null>>[],
  onDuplicate = "",
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  // mysql2 expands an array of arrays to (…), (…), which is many times faster than a placeholder for each value. Knex's
  // types don't know this, hence the cast.
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES ? ${onDuplicate}`;
  await trx.raw(sql, [values as unknown as string[]]);
}
