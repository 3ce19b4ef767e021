import type { Schema } from "@vanbook/sdk";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PaperFact } from "../../files/layout/document/paper-sheet.ts";

/** The sums of a document with tax, from the taxable value to the total amount. */
export function taxedSums(
  totals: Schema<"NoteTotals"> & Partial<Pick<Schema<"TaxedTotals">, "discount" | "roundOff">>,
  { isTaxed, isInterState }: { isTaxed: boolean; isInterState: boolean },
  { sums }: PapersText,
) {
  const part = (name: "cgst" | "sgst" | "igst") => ({ label: sums[name], text: money(totals[name]) });
  const taxes = isInterState ? [part("igst")] : [part("cgst"), part("sgst")];
  return [
    { label: sums.taxable, text: money(totals.taxable) },
    ...(isTaxed ? taxes : []),
    ...(totals.discount ? [{ label: sums.discount, text: `- ${money(totals.discount)}` }] : []),
    ...(totals.roundOff ? [{ label: sums.roundOff, text: money(totals.roundOff) }] : []),
    { label: sums.total, text: `₹ ${money(totals.amount)}`, isTotal: true },
  ];
}

/** Whether any line has a tax rate; a document with only exempt goods has no tax columns. */
export function isTaxed(lines: readonly { taxRate: number }[]): boolean {
  return lines.some(({ taxRate }) => taxRate !== 0);
}

/** A fact, or undefined if there is no text. */
export function told(label: string, text: string | null | undefined): PaperFact | undefined {
  return text ? { label, text } : undefined;
}
