import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { CREDIT_NOTE_TIMES, findLastTaxDay, formatIndianDay, paise } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";

type Warning = Schema<"DocumentWarning">;

/** What decides whose tax a bill is, and how much. */
export interface BillTax extends Record<"cgst" | "sgst" | "igst", string> {
  date: string;
  customer_id: number;
}

/**
 * Warns that a correction made today changes the tax of a bill after the last day on which it could
 * be reduced (section 34(2) of the CGST Act). `next` is undefined if the bill is cancelled.
 */
export function listLateCorrections(
  before: BillTax | undefined,
  next: BillTax | undefined,
  today: string,
): Warning[] {
  const lastDay = before && findLastTaxDay(CREDIT_NOTE_TIMES, before.date);
  if (!before || !lastDay || today <= lastDay || describeTax(before) === describeTax(next)) return [];
  const days = { billDay: formatIndianDay(before.date), day: formatIndianDay(lastDay) };
  return [{ code: "BILL_TAX_LATE", ...say.billTaxLate(days) }];
}

/**
 * The same of a bill that is in the books, and of the bill that replaced it. Makes no query for a
 * bill whose tax could still be reduced.
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

/** The same for two bills with the same tax. Without tax it does not matter whose bill it is. */
function describeTax(bill: BillTax | undefined): string {
  const taxes = bill ? [paise(bill.cgst), paise(bill.sgst), paise(bill.igst)] : [];
  return taxes.some((tax) => tax > 0n) ? [bill?.customer_id, ...taxes].join(" ") : "";
}
