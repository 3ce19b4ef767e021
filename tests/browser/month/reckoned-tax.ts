import { CUSTOMERS, ITEMS, SUPPLIERS } from "./business.ts";
import { paise, rounded, type Entry } from "./reckoned-books.ts";
import type { Customer, Item, Supplier } from "./voucher-kinds.ts";

/** Goods of a line with their taxes, in paise. */
export interface Taxed {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/** A line that is sold at the list's price: within the state half of the tax is the centre's and half the state's, each rounded. */
export function soldLine(customer: Customer, item: Item, pieces: number): Taxed {
  const { price, tax } = ITEMS[item];
  return taxed(pieces * paise(price), tax, CUSTOMERS[customer].state);
}

/** A line as a supplier bills it, who charges no tax without a GSTIN. */
export function boughtLine(supplier: Supplier, item: Item, pieces: number, price: number): Taxed {
  const { state, gstin } = SUPPLIERS[supplier];
  return taxed(pieces * paise(price), gstin === "" ? 0 : ITEMS[item].tax, state);
}

function taxed(taxable: number, rate: number, state: string): Taxed {
  if (state !== HOME) return { taxable, cgst: 0, sgst: 0, igst: rounded(taxable * rate, 100) };
  const half = rounded(taxable * rate, 200);
  return { taxable, cgst: half, sgst: half, igst: 0 };
}

/** An amount with the tax that is in it: what is rounded is in the value. */
export function within(amount: number, rate: number, isAtHome: boolean): Taxed {
  const half = isAtHome ? rounded(amount * rate, 2 * (100 + rate)) : 0;
  const igst = isAtHome ? 0 : rounded(amount * rate, 100 + rate);
  return { taxable: amount - 2 * half - igst, cgst: half, sgst: half, igst };
}

/** Taxes by the accounts that have them. */
export function taxesOf(side: "Input" | "Output", { cgst, sgst, igst }: Taxed, sign: 1 | -1): Entry {
  return { [`${side} CGST`]: sign * cgst, [`${side} SGST`]: sign * sgst, [`${side} IGST`]: sign * igst };
}

/** So many pieces' share of a line, what came back before included; `given` is what they were credited. */
export function shareOf(line: Taxed, whole: number, soFar: number, given: Taxed): Taxed {
  const part = (name: keyof Taxed) => rounded(line[name] * soFar, whole) - given[name];
  return { taxable: part("taxable"), cgst: part("cgst"), sgst: part("sgst"), igst: part("igst") };
}

export function sumOf(lines: readonly Taxed[]): Taxed {
  const sum = (name: keyof Taxed) => lines.reduce((all, line) => all + line[name], 0);
  return { taxable: sum("taxable"), cgst: sum("cgst"), sgst: sum("sgst"), igst: sum("igst") };
}

/** What goods and taxes come to. */
export const wholeOf = ({ taxable, cgst, sgst, igst }: Taxed): number => taxable + cgst + sgst + igst;

export const NOTHING: Taxed = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const HOME = "Kerala";
/** As a GSTIN begins. */
export const OWN_STATE = "32";
