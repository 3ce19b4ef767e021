import type { Knex } from "knex";
import { CREDIT_NOTE_TIMES, findLastTaxDay } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import { listLateCorrections, type BillTax } from "./late-corrections.ts";

type Warning = Schema<"DocumentWarning">;

/**
 * The warnings of `listLateCorrections` for a bill that is in the books, and the bill that replaced it.
 * Makes no query for a bill whose tax could still be reduced.
 */
export async function readLateCorrections(
  db: Knex,
  companyId: number,
  { date, id, nextId = 0 }: { date: string; id: number; nextId?: number },
): Promise<Warning[]> {
  const today = getToday();
  if (today <= (findLastTaxDay(CREDIT_NOTE_TIMES, date) ?? today)) return [];
  const bills = await readBillTaxes(db, companyId, [id, nextId]);
  return listLateCorrections(bills.get(id), bills.get(nextId), today);
}

/** Before posting: `next` is what the bill `id` would become. */
export async function readLateEdit(
  db: Knex,
  companyId: number,
  { date, id }: { date: string; id: number },
  next: BillTax,
): Promise<Warning[]> {
  const today = getToday();
  if (today <= (findLastTaxDay(CREDIT_NOTE_TIMES, date) ?? today)) return [];
  return listLateCorrections((await readBillTaxes(db, companyId, [id])).get(id), next, today);
}

async function readBillTaxes(db: Knex, companyId: number, ids: readonly number[]) {
  const bills: (BillTax & { id: number })[] = await db("bills")
    .where("company_id", companyId)
    .whereIn("id", [...ids])
    .select("id", "date", "customer_id", "cgst", "sgst", "igst");
  return new Map(bills.map((bill) => [bill.id, bill]));
}
