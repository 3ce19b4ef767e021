import type { Schema } from "@vanbook/sdk";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { isTaxed, buildTaxedGoods, buildTaxSummary, type TaxedDocument } from "../goods-table.ts";
import type { PaperDefinition } from "../paper-definition.ts";

export const taxedDocument = {
  goods: buildTaxedGoods,
  sums: (document, words) =>
    listTaxedSums(
      document.totals,
      { isTaxed: isTaxed(document), isInterState: document.isInterState },
      words,
    ),
  amount: ({ totals }) => totals.amount,
  summary: (document, words) => (isTaxed(document) ? buildTaxSummary(document, words) : undefined),
  narration: ({ narration }) => narration,
} satisfies Partial<PaperDefinition<TaxedDocument>>;

export function listTaxedSums(
  totals: Schema<"NoteTotals"> &
    Partial<Pick<Schema<"TaxedTotals">, "discount" | "discountBeforeTax" | "roundOff">>,
  { isTaxed, isInterState }: { isTaxed: boolean; isInterState: boolean },
  { sums }: PapersText,
) {
  const makeTaxSum = (name: "cgst" | "sgst" | "igst") => ({ label: sums[name], text: money(totals[name]) });
  const taxes = isInterState ? [makeTaxSum("igst")] : [makeTaxSum("cgst"), makeTaxSum("sgst")];
  const makeDiscountSum = (label: string, discount: number | undefined) =>
    discount ? [{ label, text: `- ${money(discount)}` }] : [];
  return [
    ...makeDiscountSum(sums.discountBeforeTax, totals.discountBeforeTax),
    { label: sums.taxable, text: money(totals.taxable) },
    ...(isTaxed ? taxes : []),
    ...makeDiscountSum(sums.discount, totals.discount),
    ...(totals.roundOff ? [{ label: sums.roundOff, text: money(totals.roundOff) }] : []),
    { label: sums.total, text: `₹ ${money(totals.amount)}`, isTotal: true },
  ];
}
