import type { Paise } from "../../books/money.ts";
import type { Tax } from "../../books/tax.ts";

export type TaxHead = keyof Tax;

/** In the order of the form. */
export const TAX_HEADS = ["igst", "cgst", "sgst"] as const satisfies TaxHead[];

export function mapTax(amountOf: (head: TaxHead) => Paise): Tax {
  return { igst: amountOf("igst"), cgst: amountOf("cgst"), sgst: amountOf("sgst") };
}

export function addTax(one: Tax, other: Tax): Tax {
  return mapTax((head) => one[head] + other[head]);
}

export function subtractTax(from: Tax, other: Tax): Tax {
  return mapTax((head) => from[head] - other[head]);
}

export function isWithoutTax(tax: Tax): boolean {
  return TAX_HEADS.every((head) => tax[head] === 0n);
}
