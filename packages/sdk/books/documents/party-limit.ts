import { sum, type Paise, type Percent } from "../money.ts";
import { sumTaxed, type Tax, type TaxedLine } from "../tax.ts";
import { lowerTaxes } from "./noted-amounts.ts";
import {
  calculateAmountOfTax,
  calculateLeftAtRate,
  makeRemainderProblem,
  type Remainder,
} from "./remainder.ts";

/** What limits a return in addition to its document: all that its party was billed. In paise. */
export interface PartyLimit {
  /** What is left of all documents of the party. */
  remainder: Remainder;
  /** What the edited return of the same party took, which it may take again. */
  before?: { amount: Paise; rates: ReadonlyMap<Percent, Paise> } | undefined;
}

/**
 * Lowers taxes that are above what is left of the party's documents only because they were rounded.
 * A return that names no document keeps its taxes, since they follow from its own prices. Throws
 * REMAINDER_EXCEEDED if the lines of a rate, or their taxes, come to more than is left.
 */
export function limitLinesToParty<Line extends TaxedLine>(
  lines: readonly Line[],
  limit: PartyLimit | undefined,
  { isUnnamed }: { isUnnamed: boolean },
): Line[] {
  if (!limit) return [...lines];
  const { remainder, before } = limit;
  const leftByRate = new Map<Percent, Tax>();
  for (const rate of new Set(lines.map((line) => line.taxRate))) {
    // Without tax, a return may be of any document: only the amount of all of them limits it.
    if (rate === 0n) continue;
    const leftAtRate = calculateLeftAtRate(remainder, rate, isUnnamed);
    const ofRate = lines.filter((line) => line.taxRate === rate);
    const amount = sum(ofRate.map((line) => line.amount));
    if (amount <= (before?.rates.get(rate) ?? 0n)) continue;
    if (amount > leftAtRate)
      throw makeRemainderProblem("lines", { of: remainder.of, left: leftAtRate, rate });
    const ofDocuments = remainder.rates.get(rate);
    if (!ofDocuments || amount > ofDocuments.amount) continue;
    if (isUnnamed) refuseBeyondTaxes(ofRate, ofDocuments, { of: remainder.of, rate });
    else leftByRate.set(rate, ofDocuments);
  }
  return lowerTaxes(lines, leftByRate);
}

/** A paisa for each line may be due to rounding. The party may have been billed in another State. */
function refuseBeyondTaxes(
  lines: readonly TaxedLine[],
  leftTax: Tax,
  { of, rate }: { of: string; rate: Percent },
): void {
  const taxes = sumTaxed(lines);
  for (const tax of ["cgst", "sgst", "igst"] as const) {
    if (taxes[tax] <= leftTax[tax] + BigInt(lines.length)) continue;
    const ofAmount = calculateAmountOfTax(leftTax[tax], tax, rate);
    throw makeRemainderProblem("lines", { of, left: ofAmount, rate });
  }
}

/**
 * The amount of a return, or what is left of the party's documents if it is above that only because
 * it was rounded up from `exact`. Throws REMAINDER_EXCEEDED.
 */
export function limitAmountToParty(amount: Paise, exact: Paise, limit: PartyLimit | undefined): Paise {
  if (!limit || amount <= limit.remainder.amount || amount <= (limit.before?.amount ?? 0n)) return amount;
  const { of, amount: leftAmount } = limit.remainder;
  if (leftAmount < 0n || exact > leftAmount) throw makeRemainderProblem("lines", { of, left: leftAmount });
  return leftAmount;
}

/** What is left after a return with these lines, for the next return in the same batch. */
export function takeReturn(
  remainder: Remainder,
  { amount, lines, isUnnamed }: { amount: Paise; lines: readonly TaxedLine[]; isUnnamed: boolean },
): Remainder {
  const rates = new Map(remainder.rates);
  const unnamedReturns = new Map(remainder.unnamedReturns);
  for (const line of lines) {
    const { taxRate } = line;
    const before = rates.get(taxRate);
    if (before)
      rates.set(taxRate, {
        amount: before.amount - line.amount,
        cgst: before.cgst - line.cgst,
        sgst: before.sgst - line.sgst,
        igst: before.igst - line.igst,
      });
    if (isUnnamed) unnamedReturns.set(taxRate, (unnamedReturns.get(taxRate) ?? 0n) + line.amount);
  }
  return { ...remainder, amount: remainder.amount - amount, rates, unnamedReturns };
}
