import type { Connection, ResultSetHeader } from "mysql2/promise";
import { createRowDigest, lineOf, type RowSum, type Value } from "./digest.ts";
import { rowsOf } from "./snapshot.ts";
import { quoted, type KeptTable } from "./tables.ts";

/** Inserts rows in as few statements as the size limit allows. */
export async function insertValues(
  connection: Connection,
  { name, columns }: Pick<KeptTable, "name" | "columns">,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const sql = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")}) VALUES ?`;
  let batch: (readonly Value[])[] = [];
  let size = 0;
  const send = async () => {
    if (batch.length > 0) await connection.query<ResultSetHeader>(sql, [batch]);
    batch = [];
    size = 0;
  };
  for (const row of rows) {
    const own = row.reduce<number>((sum, value) => sum + sizeOf(value), 0);
    if (size + own > STATEMENT) await send();
    batch.push(row);
    size += own;
  }
  await send();
}

/** The digest of a table's rows as they are in the database now; only those of `company`, if given. */
export async function sumOf(connection: Connection, table: KeptTable, company?: number): Promise<RowSum> {
  const digest = createRowDigest();
  for await (const row of rowsOf(connection, table, company)) digest.add(lineOf(row));
  return digest.result();
}

/** Approximate length in a statement: bytes are written as hexadecimal. */
function sizeOf(value: Value): number {
  if (typeof value === "string") return value.length + 4;
  return Buffer.isBuffer(value) ? value.length * 2 + 4 : 12;
}

/** Well below the smallest default `max_allowed_packet` of any server. */
const STATEMENT = 1_000_000;
