import { CUSTOMERS, ITEMS, SUPPLIERS } from "./business.ts";
import { paise, rounded, type Entry } from "./reckoned-books.ts";
import type { Customer, Item, Supplier } from "./voucher-kinds.ts";

/** Taxable value and taxes of a line, in paise. */
export interface Taxed {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** A line sold at list price: within the state, tax is half CGST and half SGST, each rounded separately. */
export function soldLine(customer: Customer, item: Item, pieces: number): Taxed {
  const { price, tax } = ITEMS[item];
  return taxed(pieces * paise(price), tax, CUSTOMERS[customer].state);
}

/** A line of a supplier's bill; a supplier without a GSTIN charges no tax. */
export function boughtLine(supplier: Supplier, item: Item, pieces: number, price: number): Taxed {
  const { state, gstin } = SUPPLIERS[supplier];
  return taxed(pieces * paise(price), gstin === "" ? 0 : ITEMS[item].tax, state);
}

function taxed(taxable: number, rate: number, state: string): Taxed {
  if (state !== HOME) return { taxable, cgst: 0, sgst: 0, igst: rounded(taxable * rate, 100) };
  const half = rounded(taxable * rate, 200);
  return { taxable, cgst: half, sgst: half, igst: 0 };
}

/** Splits an amount that includes tax; rounding differences go to the taxable value. */
export function within(amount: number, rate: number, isAtHome: boolean): Taxed {
  const half = isAtHome ? rounded(amount * rate, 2 * (100 + rate)) : 0;
  const igst = isAtHome ? 0 : rounded(amount * rate, 100 + rate);
  return { taxable: amount - 2 * half - igst, cgst: half, sgst: half, igst };
}

/** Amounts for the tax accounts. */
export function taxesOf(side: "Input" | "Output", { cgst, sgst, igst }: Taxed, sign: 1 | -1): Entry {
  return { [`${side} CGST`]: sign * cgst, [`${side} SGST`]: sign * sgst, [`${side} IGST`]: sign * igst };
}

/** Share of a line for `soFar` returned pieces of `whole`, minus what was already credited (`given`). */
export function shareOf(line: Taxed, whole: number, soFar: number, given: Taxed): Taxed {
  const part = (name: keyof Taxed) => rounded(line[name] * soFar, whole) - given[name];
  return { taxable: part("taxable"), cgst: part("cgst"), sgst: part("sgst"), igst: part("igst") };
}

export function sumOf(lines: readonly Taxed[]): Taxed {
  const sum = (name: keyof Taxed) => lines.reduce((all, line) => all + line[name], 0);
  return { taxable: sum("taxable"), cgst: sum("cgst"), sgst: sum("sgst"), igst: sum("igst") };
}

/** Taxable value plus taxes. */
export const wholeOf = ({ taxable, cgst, sgst, igst }: Taxed): number => taxable + cgst + sgst + igst;

export const NOTHING: Taxed = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const HOME = "Kerala";
/** GST state code of Kerala: the first two digits of a GSTIN. */
export const OWN_STATE = "32";
