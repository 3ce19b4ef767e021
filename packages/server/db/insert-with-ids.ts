import type { Knex } from "knex";
import { takeIds } from "./ids.ts";
import { insertRows, type NewRow } from "./insert-rows.ts";

/** One row with a new id per member; ids in order. `onDuplicate` is SQL for existing keys. */
export async function insertWithIds<T>(
  trx: Knex,
  companyId: number,
  table: string,
  members: readonly T[],
  rowOf: (member: T, index: number, id: number) => NewRow,
  onDuplicate = "",
): Promise<number[]> {
  const ids = await takeIds(trx, companyId, table, members.length);
  const rows = members.map((member, index) => {
    const id = ids[index] ?? 0;
    return { company_id: companyId, id, ...rowOf(member, index, id) };
  });
  await insertRows(trx, table, rows, onDuplicate);
  return ids;
}
