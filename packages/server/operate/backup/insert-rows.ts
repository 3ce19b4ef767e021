import type { Connection, ResultSetHeader } from "mysql2/promise";
import { createRowDigest, formatRowLine, type RowSum, type Value } from "./digest.ts";
import { readTableRows } from "./snapshot.ts";
import { escapeName, type KeptTable } from "./tables.ts";

export async function insertValues(
  connection: Connection,
  { name, columns }: Pick<KeptTable, "name" | "columns">,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const sql = `INSERT INTO ${escapeName(name)} (${columns.map(escapeName).join(", ")}) VALUES ?`;
  let batch: (readonly Value[])[] = [];
  let size = 0;
  const send = async () => {
    if (batch.length > 0) await connection.query<ResultSetHeader>(sql, [batch]);
    batch = [];
    size = 0;
  };
  for (const row of rows) {
    const own = row.reduce<number>((sum, value) => sum + estimateSize(value), 0);
    if (size + own > STATEMENT_LENGTH) await send();
    batch.push(row);
    size += own;
  }
  await send();
}

export async function sumOf(connection: Connection, table: KeptTable, company?: number): Promise<RowSum> {
  const digest = createRowDigest();
  for await (const row of readTableRows(connection, table, company)) digest.add(formatRowLine(row));
  return digest.result();
}

/** In characters: bytes are written as hexadecimal. */
function estimateSize(value: Value): number {
  if (typeof value === "string") return value.length + 4;
  return Buffer.isBuffer(value) ? value.length * 2 + 4 : 12;
}

/** Characters, well below the smallest default `max_allowed_packet` of any server. */
const STATEMENT_LENGTH = 1_000_000;
