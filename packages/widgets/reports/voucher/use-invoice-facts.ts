import type { Schema } from "@vanbook/sdk";
import { money } from "../../../sdk/format/money.ts";
import { percent } from "../../../sdk/format/percent.ts";
import { voucherViewText } from "../../../sdk/generated/text/en-IN/voucher-view.ts";
import { useTextOf } from "../../text/use-text.ts";

/** The supplier's invoice of an expense, shown under the voucher's head: the tax claimed, GSTIN and invoice number. */
export function useInvoiceFacts(
  said: Schema<"SupplierInvoice"> | undefined,
): readonly (readonly [label: string, value: string])[] {
  const { invoice: text } = useTextOf("voucherView", voucherViewText);
  if (!said) return [];
  const isTaxed = said.taxRate !== 0;
  const figures = ["taxable", "cgst", "sgst", "igst"] as const;
  const facts = [
    [text.rate, isTaxed && percent(said.taxRate)],
    ...figures.map((figure) => [text[figure], isTaxed && said[figure] !== 0 && money(said[figure])] as const),
    [text.reverse, said.reverseCharge && text.owed],
    [text.gstin, said.supplierGstin],
    [text.number, said.supplierInvoiceNo],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}
