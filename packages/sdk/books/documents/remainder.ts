import * as say from "../../generated/messages.ts";
import { problemOnField } from "../../problem.ts";
import { formatRupees, formatPercent, type Paise, type Percent } from "../money.ts";
import type { Tax } from "../tax.ts";

/** An amount with its tax, in paise. */
export interface TaxedAmount extends Tax {
  amount: Paise;
}

/**
 * What returns and notes have left of a document, or of all documents of a party
 * (docs/books.md#remainders). In paise; below zero if more was reversed than there was.
 */
export interface Remainder {
  /** The number of the document, or the name of the party. */
  of: string;
  amount: Paise;
  /** By tax rate, for each rate that the documents had, even if nothing is left of it. */
  rates: ReadonlyMap<Percent, TaxedAmount>;
  /** By tax rate, the date of the last document that had it; documents may be without a date. */
  lastDays?: ReadonlyMap<Percent, string>;
  /** Of a party: what it owed when the books were opened, whose tax rates nobody knows. */
  opening?: Paise;
  /** Of a party: by tax rate, the amounts of returns that name no document. */
  unnamedReturns?: ReadonlyMap<Percent, Paise>;
}

/** A bill or purchase that a note refers to, locked until the transaction ends. */
export interface ReferredDocument {
  id: number;
  voucherId: number;
  partyId: number;
  date: string;
  isPosted: boolean;
  interState: boolean;
  /** Of a bill, if it is known. */
  placeOfSupply?: string | null;
  /** Whether the supplier had a GSTIN; true for bills. */
  isRegistered: boolean;
  remainder: Remainder;
}

export interface RemainderRow extends TaxedAmount {
  /** Null for what counts against the amount of the document, not against one of its tax rates. */
  rate: Percent | null;
  isReversal: boolean;
  /** Of a document, or the last of several. */
  date?: string | null;
  /** Of a party: an opening balance, or a return that names no document. */
  source?: "opening" | "unnamed return" | null;
}

/**
 * Adds up documents and takes their reversals off. A row without a rate changes only the amount, a
 * row with one only what is left of that rate.
 */
export function makeRemainder(of: string, rows: readonly RemainderRow[]): Remainder {
  let total = 0n;
  const rates = new Map<Percent, TaxedAmount>();
  const lastDays = new Map<Percent, string>();
  const unnamedReturns = new Map<Percent, Paise>();
  let opening = 0n;
  const reversalsLast = rows.toSorted((a, b) => Number(a.isReversal) - Number(b.isReversal));
  for (const { rate, isReversal, date, source, ...part } of reversalsLast) {
    const sign = isReversal ? -1n : 1n;
    if (source === "opening") opening += part.amount;
    if (source === "unnamed return" && rate !== null)
      unnamedReturns.set(rate, (unnamedReturns.get(rate) ?? 0n) + part.amount);
    if (rate !== null && !isReversal && date && date > (lastDays.get(rate) ?? "")) lastDays.set(rate, date);
    if (rate === null) total += sign * part.amount;
    else if (!isReversal || rates.has(rate)) rates.set(rate, addTaxed(rates.get(rate), part, sign));
  }
  return { of, amount: total, rates, lastDays, opening, unnamedReturns };
}

export function takeFromRemainder(remainder: Remainder, rate: Percent, part: TaxedAmount): Remainder {
  const rates = new Map(remainder.rates);
  const before = rates.get(rate);
  if (before) rates.set(rate, addTaxed(before, part, -1n));
  return { ...remainder, amount: remainder.amount - part.amount, rates };
}

/**
 * What is left at a tax rate. Goods that were sold before the books began come back without a
 * document: such returns may take what the party owed at the opening, at any rate, and so leave that
 * much more of the documents.
 */
export function calculateLeftAtRate(remainder: Remainder, rate: Percent, isUnnamedReturn = false): Paise {
  const { rates, opening = 0n, unnamedReturns } = remainder;
  const calculateOfDocuments = (of: Percent) => {
    const ofRate = rates.get(of);
    return ofRate ? ofRate.amount : -(unnamedReturns?.get(of) ?? 0n);
  };
  const otherRates = new Set([...rates.keys(), ...(unnamedReturns?.keys() ?? [])]);
  let openingLeft = opening;
  for (const other of otherRates) {
    const leftAmount = calculateOfDocuments(other);
    if (other !== rate && other !== 0n && leftAmount < 0n) openingLeft += leftAmount;
  }
  if (openingLeft < 0n) openingLeft = 0n;
  const takenAmount = unnamedReturns?.get(rate) ?? 0n;
  const most = isUnnamedReturn || openingLeft < takenAmount ? openingLeft : takenAmount;
  return calculateOfDocuments(rate) + most;
}

/**
 * Throws REMAINDER_EXCEEDED for an amount above what is left, and TAX_RATE_NOT_BILLED for a tax
 * rate that no document had. A rate of 0 is always possible: it reverses no tax.
 */
export function refuseBeyondRemainder(
  remainder: Remainder,
  { amount, rate, field }: { amount: Paise; rate: Percent; field: string },
): void {
  const { of, amount: leftAmount, rates } = remainder;
  if (amount > leftAmount) throw makeRemainderProblem(field, { of, left: leftAmount });
  if (rate === 0n) return;
  if (!rates.has(rate))
    throw problemOnField(
      "TAX_RATE_NOT_BILLED",
      "taxRate",
      say.rateNotBilled({ rate: showRate(rate), name: of }),
    );
  const leftAtRate = calculateLeftAtRate(remainder, rate);
  if (amount > leftAtRate) throw makeRemainderProblem(field, { of, left: leftAtRate, rate });
}

/**
 * Whether all documents of a party that have something left at these rates are between States, or
 * all within the State. Undefined if there are both or none. The party may have moved since.
 */
export function findOnlyTax(
  { rates }: Pick<Remainder, "rates">,
  taxRates: Iterable<Percent>,
): boolean | undefined {
  let [isWithin, isBetween] = [false, false];
  for (const rate of taxRates) {
    const { cgst, sgst, igst } = rates.get(rate) ?? NOTHING_LEFT;
    isWithin ||= cgst > 0n || sgst > 0n;
    isBetween ||= igst > 0n;
  }
  return isWithin === isBetween ? undefined : isBetween;
}

export function makeRemainderProblem(
  field: string,
  { of, left, rate = 0n }: { of: string; left: Paise; rate?: Percent },
) {
  const terms = { amount: formatRupees(left < 0n ? 0n : left), name: of };
  const message = rate === 0n ? say.onlyLeft(terms) : say.onlyLeftAtRate({ ...terms, rate: showRate(rate) });
  return problemOnField("REMAINDER_EXCEEDED", field, message);
}

/**
 * A tax that was rounded up may be above what is left, although its amount is not: it is then what
 * is left. Whatever takes the rest of the amount takes the rest of the tax.
 */
export function limitTax(tax: Tax, amount: Paise, remainder: TaxedAmount | undefined): Tax {
  if (!remainder) return tax;
  const isRest = amount === remainder.amount;
  const limit = (each: keyof Tax) => {
    const most = remainder[each] < 0n ? 0n : remainder[each];
    return isRest || tax[each] > most ? most : tax[each];
  };
  return { cgst: limit("cgst"), sgst: limit("sgst"), igst: limit("igst") };
}

/** Each tax, but not more than `most`, nor below zero. */
export function lowerTax(tax: Tax, most: Tax): Tax {
  const lower = (each: keyof Tax) =>
    tax[each] <= most[each] ? tax[each] : most[each] < 0n ? 0n : most[each];
  return { cgst: lower("cgst"), sgst: lower("sgst"), igst: lower("igst") };
}

/** The tax of a part of an amount, rounded down. */
export function calculatePartTax({ amount, cgst, sgst, igst }: TaxedAmount, part: Paise): TaxedAmount {
  const calculatePortion = (tax: Paise) => (amount === 0n ? 0n : (tax * part) / amount);
  return {
    amount: part,
    cgst: calculatePortion(cgst),
    sgst: calculatePortion(sgst),
    igst: calculatePortion(igst),
  };
}

/** The amount, with its tax, that has so much of one of its taxes. CGST and SGST are half the rate each. */
export function calculateAmountOfTax(tax: Paise, kind: keyof Tax, rate: Percent): Paise {
  return (tax * (10_000n + rate) * (kind === "igst" ? 1n : 2n)) / rate;
}

/** Without zeros at the end: 18, 0.25. */
function showRate(rate: Percent): string {
  return formatPercent(rate).replace(/\.?0+$/, "");
}

function addTaxed(before: TaxedAmount | undefined, part: TaxedAmount, sign: 1n | -1n): TaxedAmount {
  const { amount, cgst, sgst, igst } = before ?? NOTHING_LEFT;
  return {
    amount: amount + sign * part.amount,
    cgst: cgst + sign * part.cgst,
    sgst: sgst + sign * part.sgst,
    igst: igst + sign * part.igst,
  };
}

const NOTHING_LEFT: TaxedAmount = { amount: 0n, cgst: 0n, sgst: 0n, igst: 0n };
