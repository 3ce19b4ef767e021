import type { Schema } from "@vanbook/sdk";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { isTaxed, taxedGoods, taxSummary, type TaxedDocument } from "../goods-table.ts";
import type { PaperDefinition } from "../paper-definition.ts";

/** Common parts of invoices and of notes with goods: the goods, their sums, and their tax by HSN code. */
export const taxedDocument = {
  goods: taxedGoods,
  sums: (document, words) =>
    taxedSums(document.totals, { isTaxed: isTaxed(document), isInterState: document.isInterState }, words),
  amount: ({ totals }) => totals.amount,
  summary: (document, words) => (isTaxed(document) ? taxSummary(document, words) : undefined),
  narration: ({ narration }) => narration,
} satisfies Partial<PaperDefinition<TaxedDocument>>;

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
