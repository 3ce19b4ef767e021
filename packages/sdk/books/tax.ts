import * as say from "../generated/messages.ts";
import { problemOnField } from "../problem.ts";
import type { DocumentItem, Party, UnknownGstin } from "./company-books.ts";
import { isAlwaysInterState, isExport } from "./gst-kind.ts";
import type { Priced } from "./voucher.ts";
import { divideRounded, calculatePercentage } from "./rounding.ts";
import { formatPaise, formatPercent, sum, type Paise, type Percent } from "./money.ts";

/** The taxes on a taxable value, in paise; those that do not apply are zero. */
export interface Tax {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

export interface Taxed extends Tax {
  taxable: Paise;
}

/** A line with its tax: `amount` = `taxable` + tax. */
export interface TaxedLine extends Taxed {
  taxRate: Percent;
  /** Of a line on which the document charges no tax: the rate that it leaves out. */
  rateNotCharged?: Percent | undefined;
  amount: Paise;
}

/** `amount` = the lines' amounts − `discount` + `roundOff` (docs/books.md#rounding). */
export interface TaxedTotals extends Taxed {
  interState: boolean;
  roundOff: Paise;
  amount: Paise;
}

export interface DiscountedTotals extends TaxedTotals {
  /** On the whole document, after tax. */
  discount: Paise;
  /** On the whole document, before tax: the sum of the lines' shares, which `taxable` is net of. */
  discountBeforeTax: Paise;
  /** Whether a discount on this document is before tax, even if it has none. */
  isDiscountBeforeTax: boolean;
}

export function sumTaxed(lines: readonly Taxed[]): Taxed {
  return {
    taxable: sum(lines.map((line) => line.taxable)),
    cgst: sum(lines.map((line) => line.cgst)),
    sgst: sum(lines.map((line) => line.sgst)),
    igst: sum(lines.map((line) => line.igst)),
  };
}

export function sumTaxedAmount({ taxable, cgst, sgst, igst }: Taxed): Paise {
  return taxable + cgst + sgst + igst;
}

export function toPriced({ taxable, cgst, sgst, igst }: Taxed): Priced {
  return { taxable, tax: cgst + sgst + igst };
}

export function makeTaxedColumns({ taxable, cgst, sgst, igst, amount }: Taxed & { amount: Paise }) {
  return {
    taxable: formatPaise(taxable),
    cgst: formatPaise(cgst),
    sgst: formatPaise(sgst),
    igst: formatPaise(igst),
    amount: formatPaise(amount),
  };
}

/** Of a document whose lines may bear shares of its discount. */
export function makeDiscountColumns({ discount, isDiscountBeforeTax }: DiscountedTotals) {
  return { discount: formatPaise(discount), discount_before_tax: isDiscountBeforeTax ? 1 : 0 };
}

export function formatRateNotCharged({ rateNotCharged }: Pick<TaxedLine, "rateNotCharged">): string | null {
  return rateNotCharged === undefined ? null : formatPercent(rateNotCharged);
}

export function makeTotalsColumns(totals: TaxedTotals) {
  return {
    ...makeTaxedColumns(totals),
    inter_state: totals.interState ? 1 : 0,
    round_off: formatPaise(totals.roundOff),
  };
}

/** CGST and SGST at half the rate, each rounded alone; IGST at the whole rate. In paise. */
export function calculateTaxOn(taxable: Paise, rate: Percent, interState: boolean): Tax {
  if (interState) return { cgst: 0n, sgst: 0n, igst: calculatePercentage(taxable, rate) };
  const half = divideRounded(taxable * rate, 20_000n);
  return { cgst: half, sgst: half, igst: 0n };
}

/**
 * The tax included in an amount, in paise: between states IGST as `amount × rate ÷ (100 + rate)`;
 * otherwise CGST and SGST, each half of that and rounded separately, so that they are always equal.
 * The taxable value is the rest.
 */
export function calculateTaxWithin(amount: Paise, rate: Percent, interState: boolean): Tax {
  const whole = 10_000n + rate;
  if (interState) return { cgst: 0n, sgst: 0n, igst: divideRounded(amount * rate, whole) };
  const half = divideRounded(amount * rate, 2n * whole);
  return { cgst: half, sgst: half, igst: 0n };
}

/**
 * The taxable value, taxes and amount of a line, from what its price comes to after its discounts,
 * in paise. A price without tax gives the taxable value. A price that contains its tax gives the
 * amount, which is kept to the paisa (CGST Rule 35).
 */
export function calculateLineTaxes(
  net: Paise,
  { taxRate, priceHasTax, interState }: { taxRate: Percent; priceHasTax: boolean; interState: boolean },
): Taxed & { amount: Paise } {
  if (priceHasTax) {
    const taxes = calculateTaxWithin(net, taxRate, interState);
    return { taxable: net - taxes.cgst - taxes.sgst - taxes.igst, ...taxes, amount: net };
  }
  const taxedLine = { taxable: net, ...calculateTaxOn(net, taxRate, interState) };
  return { ...taxedLine, amount: sumTaxedAmount(taxedLine) };
}

/**
 * The State's code, to be kept with a document. Null if an edit keeps a tax that its party's State
 * of today does not explain.
 */
export function choosePlaceOfSupply(companyState: string, party: Omit<Party, "id">): string | null {
  const { placeOfSupply, interState, stateCode, gstKind } = party;
  if (placeOfSupply !== undefined) return placeOfSupply;
  if (gstKind && isAlwaysInterState(gstKind)) return isExport(gstKind) ? FOREIGN_PLACE : stateCode;
  if (interState === false) return companyState;
  if (interState && stateCode === companyState) return null;
  return stateCode ?? (interState ? null : companyState);
}

/** The same of a party whose documents decide whether the tax is IGST, wherever it is today. */
export function choosePlaceOfTax(
  companyState: string,
  party: Omit<Party, "id">,
  interState: boolean | undefined,
): string | null {
  const { stateCode, gstKind = null } = party;
  return choosePlaceOfSupply(
    companyState,
    interState === undefined ? party : { stateCode, gstKind, interState },
  );
}

/** What a line supplies: a rate above zero is of a taxable supply, whatever its tax says today. */
export function chooseSupplyKind({ supplyKind }: Pick<DocumentItem, "supplyKind">, taxRate: Percent) {
  return taxRate > 0n ? "taxable" : (supplyKind ?? null);
}

/** Throws GSTIN_UNKNOWN. */
export function refuseUnknownGstin(unknownGstin: UnknownGstin | undefined, field: string): void {
  if (unknownGstin) throw problemOnField("GSTIN_UNKNOWN", field, say.gstinUnknown({ ...unknownGstin }));
}

/**
 * Supplies to a special economic zone and exports are inter-State wherever they go (section 7(5) of
 * the IGST Act). A party without a state counts as being in the company's state. Throws STATE_UNKNOWN on `field`
 * for a state that is given but not understood, and GSTIN_UNKNOWN for such a GSTIN.
 */
export function isInterState(
  companyState: string,
  { stateCode, gstKind, unknownState, unknownGstin, interState, placeOfSupply }: Omit<Party, "id">,
  field: "customerId" | "supplierId" | "partyId" | "supplierGstin",
): boolean {
  refuseUnknownGstin(unknownGstin, field);
  if (isAlwaysInterState(gstKind)) return true;
  if (interState !== undefined) return interState;
  if (placeOfSupply !== undefined) return placeOfSupply !== companyState;
  if (unknownState) throw problemOnField("STATE_UNKNOWN", field, say.stateUnknown({ ...unknownState }));
  return stateCode !== null && stateCode !== companyState;
}

/** The code of places abroad among those of the States. */
const FOREIGN_PLACE = "96";
