import type { Knex } from "knex";
import { escape, raw } from "mysql2";
import { waitForTurn } from "./loop-turns.ts";
import { sendLater } from "./send-later.ts";

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
  for await (const slice of sliceRows(rows)) {
    const { sql, values } = buildInsertion(table, slice, onDuplicate);
    // Knex's types don't know texts that the driver writes as they are.
    await trx.raw(sql, [values as unknown as string]);
  }
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
  for await (const slice of sliceRows(rows)) {
    const { sql, values } = buildInsertion(table, slice, onDuplicate);
    await sendLater(trx, sql, [values]);
  }
}

async function* sliceRows(rows: readonly NewRow[]): AsyncGenerator<readonly NewRow[]> {
  const mostRows = Math.ceil(MOST_VALUES / Object.keys(rows[0] ?? {}).length);
  for (let from = 0; from < rows.length; from += mostRows) {
    if (from > 0) await waitForTurn();
    yield rows.slice(from, from + mostRows);
  }
}

export type NewRow = Readonly<Record<string, string | number | Uint8Array | null>>;

function buildInsertion(table: string, rows: readonly NewRow[], onDuplicate: string) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `(${columns.map((column) => escape(row[column])).join()})`).join();
  // The driver puts the text in place of the one placeholder, many times faster than a value each,
  // and what watches statements sees no values.
  return { sql: `INSERT INTO ${table} (${columns.join(", ")}) VALUES ? ${onDuplicate}`, values: raw(values) };
}

/** Of a statement: to write so many takes about ten milliseconds. */
const MOST_VALUES = 10_000;
