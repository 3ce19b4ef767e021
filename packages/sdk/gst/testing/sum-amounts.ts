import type { Taxed } from "../../books/tax.ts";

/** Written apart from the product's own sums, which it confirms. */
export function sumAmounts(cells: readonly Taxed[]): Taxed {
  const total = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n };
  for (const cell of cells) {
    total.taxable += cell.taxable;
    total.cgst += cell.cgst;
    total.sgst += cell.sgst;
    total.igst += cell.igst;
  }
  return total;
}

export function signAmounts({ taxable, cgst, sgst, igst }: Taxed, isNegative: boolean): Taxed {
  return isNegative
    ? { taxable: -taxable, cgst: -cgst, sgst: -sgst, igst: -igst }
    : { taxable, cgst, sgst, igst };
}
