import type { Knex } from "knex";
import { waitForTurn } from "./loop-turns.ts";

/**
 * The rows must have the same columns; `onDuplicate` is the SQL clause for existing keys. Many rows
 * go into several statements, and other requests are answered between two of them.
 */
export async function insertRows(
  trx: Knex,
  table: string,
  rows: readonly NewRow[],
  onDuplicate = "",
): Promise<void> {
  for await (const slice of sliceRows(rows)) await buildInsertion(trx, table, slice, onDuplicate);
}

/**
 * In a transaction the statement is sent with the next awaited statement or with the commit, and an
 * error (such as a duplicate key) is reported there. Use it only if nothing in the transaction
 * needs the result.
 */
export async function insertLater(
  trx: Knex,
  table: string,
  rows: readonly NewRow[],
  onDuplicate = "",
): Promise<void> {
  for await (const slice of sliceRows(rows))
    await buildInsertion(trx, table, slice, onDuplicate)?.options(SEND_LATER);
}

async function* sliceRows(rows: readonly NewRow[]): AsyncGenerator<readonly NewRow[]> {
  const mostRows = Math.ceil(MOST_VALUES / Object.keys(rows[0] ?? {}).length);
  for (let from = 0; from < rows.length; from += mostRows) {
    if (from > 0) await waitForTurn();
    yield rows.slice(from, from + mostRows);
  }
}

export const SEND_LATER = { later: true };

export type NewRow = Readonly<Record<string, string | number | Uint8Array | null>>;

function buildInsertion(trx: Knex, table: string, rows: readonly NewRow[], onDuplicate: string) {
  const first = rows[0];
  if (!first) return undefined;
  const columns = Object.keys(first);
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  // mysql2 expands an array of arrays to (…), (…), which is many times faster than a placeholder
  // for each value. Knex's types don't support this, so it is cast.
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES ? ${onDuplicate}`;
  return trx.raw(sql, [values as unknown as string[]]);
}

/** Of a statement: to write so many takes about ten milliseconds. */
const MOST_VALUES = 10_000;
