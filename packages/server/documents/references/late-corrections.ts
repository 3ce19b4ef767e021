import * as say from "@vanbook/sdk/messages";
import { CREDIT_NOTE_TIMES, findLastTaxDay, formatIndianDay, paise } from "@vanbook/sdk/books";
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

/** The same for two bills with the same tax. Without tax it does not matter whose bill it is. */
function describeTax(bill: BillTax | undefined): string {
  const taxes = bill ? [paise(bill.cgst), paise(bill.sgst), paise(bill.igst)] : [];
  return taxes.some((tax) => tax > 0n) ? [bill?.customer_id, ...taxes].join(" ") : "";
}
