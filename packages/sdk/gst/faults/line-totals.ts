import type { Paise } from "../../books/money.ts";
import type { CheckedLine } from "./checked-document.ts";

export type Taxes = Readonly<Pick<CheckedLine, "cgst" | "sgst" | "igst">>;

/** What the lines of a document come to. */
export interface LineTotals extends Taxes {
  readonly taxable: Paise;
  /** CGST, SGST and IGST together. */
  readonly tax: Paise;
}

export function sumLines(lines: readonly CheckedLine[]): LineTotals {
  let taxable = 0n;
  for (const line of lines) taxable += line.taxable;
  const { cgst, sgst, igst } = sumTaxes(lines);
  return { cgst, sgst, igst, taxable, tax: cgst + sgst + igst };
}

export function sumTaxes(parts: readonly Taxes[]): Taxes {
  let cgst = 0n;
  let sgst = 0n;
  let igst = 0n;
  for (const part of parts) {
    cgst += part.cgst;
    sgst += part.sgst;
    if (part.igst !== 0n) igst += part.igst;
  }
  return { cgst, sgst, igst };
}

export function sumTax({ cgst, sgst, igst }: Taxes): Paise {
  return igst === 0n ? cgst + sgst : cgst + sgst + igst;
}
