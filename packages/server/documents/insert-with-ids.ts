import { insertRows } from "../db/insert-rows.ts";
import type { Row } from "@vanbook/sdk/books";
import { takeIds } from "../db/ids.ts";
import type { Recording } from "./save-records.ts";

/** Inserts rows with new ids and returns the ids in order. */
export async function insertWithIds(
  { trx, principal: { companyId } }: Recording,
  table: string,
  rows: readonly Row[],
): Promise<number[]> {
  const ids = await takeIds(trx, companyId, table, rows.length);
  const whole = rows.map((row, index) => ({ company_id: companyId, id: ids[index] ?? 0, ...row }));
  await insertRows(trx, table, whole);
  return ids;
}
