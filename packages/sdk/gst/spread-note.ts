import type { Percent } from "../books/money.ts";
import { shareByRemainder } from "../books/rounding.ts";
import type { Taxed } from "../books/tax.ts";
import type { DocumentLine } from "./document.ts";

/**
 * The lines of a note without goods, which has one rate and no codes: its amounts by the lines of
 * that rate in the invoice that it refers to, in proportion to their taxable value, to the paisa. If
 * the invoice has none, one line without a code. A note without tax has no lines.
 */
export function spreadNote(
  { taxable, cgst, sgst, igst, taxRate }: Taxed & { taxRate: Percent },
  invoiceLines: readonly DocumentLine[],
): DocumentLine[] {
  if (taxRate === 0n) return [];
  const own = invoiceLines.filter((line) => line.taxRate === taxRate && line.taxable > 0n);
  const parts = own.length > 0 ? own : [{ hsnCode: "", uqc: "", taxable: 1n }];
  const shareOut = (total: bigint) =>
    shareByRemainder(
      total,
      parts.map((part) => part.taxable),
    );
  const amounts = [taxable, cgst, sgst, igst].map(shareOut);
  return parts.map(({ hsnCode, uqc }, at) => {
    const [taxablePart = 0n, cgstPart = 0n, sgstPart = 0n, igstPart = 0n] = amounts.map((each) => each[at]);
    return {
      ...{ lineNo: at + 1, hsnCode, uqc, quantity: 0n, taxRate, supplyKind: "taxable" },
      ...{ taxable: taxablePart, cgst: cgstPart, sgst: sgstPart, igst: igstPart },
    };
  });
}
