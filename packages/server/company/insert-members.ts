import type { Knex } from "knex";
import { insertRows } from "../db/insert-rows.ts";
import type { Row } from "@vanbook/sdk/books";
import { takeIds } from "../db/ids.ts";

/** Inserts the rows of members with new ids, and returns the ids in order. */
export async function insertMembers<T>(
  trx: Knex.Transaction,
  companyId: number,
  table: string,
  members: readonly T[],
  rowOf: (member: T, index: number) => Row,
): Promise<number[]> {
  const ids = await takeIds(trx, companyId, table, members.length);
  const rows = members.map((member, index) => ({
    company_id: companyId,
    id: ids[index] ?? 0,
    ...rowOf(member, index),
  }));
  await insertRows(trx, table, rows);
  return ids;
}
