import { MONTH_CUSTOMERS, ITEMS, MONTH_SUPPLIERS } from "./business.ts";
import { toPaise, roundQuotient, type Entry } from "./reckoned-books.ts";
import type { Customer, Item, Supplier } from "./voucher-kinds.ts";

/** Taxable value and taxes of a line, in paise. */
export interface Taxed {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * A line sold at list price, less its share of the bill's discount in paise: within the state, tax is half CGST and half SGST, each rounded
 * separately.
 */
export function calculateSoldLine(customer: Customer, item: Item, pieces: number, less = 0): Taxed {
  const { price, tax } = ITEMS[item];
  return calculateTax(pieces * toPaise(price) - less, tax, MONTH_CUSTOMERS[customer].state);
}

/**
 * The lines' shares of a bill's discount, in proportion to their values. What is left after
 * rounding down goes paisa by paisa to the shares that lost most.
 */
export function shareDiscount(discount: number, values: readonly number[]): number[] {
  const whole = values.reduce((all, value) => all + value, 0);
  const shares = values.map((value) => Math.floor((discount * value) / whole));
  const rest = discount - shares.reduce((all, part) => all + part, 0);
  const remainders = values.map((value) => (discount * value) % whole);
  const mostFirst = values.map((_, at) => at).toSorted((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0));
  for (const at of mostFirst.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

/** A line of a supplier's bill; a supplier without a GSTIN charges no tax. */
export function calculateBoughtLine(supplier: Supplier, item: Item, pieces: number, price: number): Taxed {
  const { state, gstin } = MONTH_SUPPLIERS[supplier];
  return calculateTax(pieces * toPaise(price), gstin === "" ? 0 : ITEMS[item].tax, state);
}

function calculateTax(taxable: number, rate: number, state: string): Taxed {
  if (state !== HOME_STATE) return { taxable, cgst: 0, sgst: 0, igst: roundQuotient(taxable * rate, 100) };
  const half = roundQuotient(taxable * rate, 200);
  return { taxable, cgst: half, sgst: half, igst: 0 };
}

/** Splits an amount that includes tax; rounding differences go to the taxable value. */
export function calculateTaxWithin(amount: number, rate: number, isAtHome: boolean): Taxed {
  const half = isAtHome ? roundQuotient(amount * rate, 2 * (100 + rate)) : 0;
  const igst = isAtHome ? 0 : roundQuotient(amount * rate, 100 + rate);
  return { taxable: amount - 2 * half - igst, cgst: half, sgst: half, igst };
}

/** Amounts for the tax accounts. */
export function makeTaxEntry(side: "Input" | "Output", { cgst, sgst, igst }: Taxed, sign: 1 | -1): Entry {
  return { [`${side} CGST`]: sign * cgst, [`${side} SGST`]: sign * sgst, [`${side} IGST`]: sign * igst };
}

/**
 * Share of a line for `buildRunningSumSql` returned pieces of `whole`, minus what was already
 * credited (`givenSoFar`).
 */
export function shareOf(line: Taxed, whole: number, soFar: number, givenSoFar: Taxed): Taxed {
  const calculatePart = (name: keyof Taxed) => roundQuotient(line[name] * soFar, whole) - givenSoFar[name];
  return {
    taxable: calculatePart("taxable"),
    cgst: calculatePart("cgst"),
    sgst: calculatePart("sgst"),
    igst: calculatePart("igst"),
  };
}

export function sumOf(lines: readonly Taxed[]): Taxed {
  const sum = (name: keyof Taxed) => lines.reduce((all, line) => all + line[name], 0);
  return { taxable: sum("taxable"), cgst: sum("cgst"), sgst: sum("sgst"), igst: sum("igst") };
}

/** Taxable value plus taxes. */
export const sumWhole = ({ taxable, cgst, sgst, igst }: Taxed): number => taxable + cgst + sgst + igst;

export const NO_TAX: Taxed = { taxable: 0, cgst: 0, sgst: 0, igst: 0 };
const HOME_STATE = "Kerala";
/** GST state code of Kerala: the first two digits of a GSTIN. */
export const OWN_STATE = "32";
