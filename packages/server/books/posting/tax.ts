import { problem } from "@vanbook/sdk/problem";
import type { Priced } from "./voucher.ts";
import { divideRounded, formatPaise, percentOf, sum, type Paise, type Percent } from "@vanbook/sdk/books";

/** A company's tax rates: the versions of each tax by its id, in any order. */
export type TaxRates = ReadonlyMap<number, readonly TaxVersion[]>;

/** A tax rate and the day (`YYYY-MM-DD`) from which it is valid. */
export interface TaxVersion {
  validFrom: string;
  rate: Percent;
}

/** The tax of an item, and those that it had before, each until the day before `before`, in the order of their days. */
export interface ItemTax {
  taxId: number;
  formerTaxes?: readonly { taxId: number; before: string }[];
}

/** The taxes on a taxable value, in paise; those that do not apply are zero. */
export interface Tax {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

/** A taxable value with its taxes, in paise: of a line or of a whole document. */
export interface Taxed extends Tax {
  taxable: Paise;
}

/** The sums of the lines' taxable values and taxes. */
export function sumTaxed(lines: readonly Taxed[]): Taxed {
  return {
    taxable: sum(lines.map((line) => line.taxable)),
    cgst: sum(lines.map((line) => line.cgst)),
    sgst: sum(lines.map((line) => line.sgst)),
    igst: sum(lines.map((line) => line.igst)),
  };
}

/** A line's taxable value and total tax, as stored on its stock move. */
export function pricedOf({ taxable, cgst, sgst, igst }: Taxed): Priced {
  return { taxable, tax: cgst + sgst + igst };
}

/** The four columns that header rows and lines of every taxed document have. */
export function taxedColumns({ taxable, cgst, sgst, igst }: Taxed) {
  return {
    taxable: formatPaise(taxable),
    cgst: formatPaise(cgst),
    sgst: formatPaise(sgst),
    igst: formatPaise(igst),
  };
}

/**
 * The tax rate of an item on a day (`YYYY-MM-DD`), in hundredths of a percent: of the tax that it had on the day, the latest
 * version that is not after the day (DOMAIN section 1). Throws TAX_MISSING.
 */
export function taxRateOn(rates: TaxRates, item: ItemTax, date: string): Percent {
  const { taxId } = item.formerTaxes?.find(({ before }) => date < before) ?? item;
  let valid: TaxVersion | undefined;
  for (const version of rates.get(taxId) ?? []) {
    if (version.validFrom <= date && (!valid || version.validFrom > valid.validFrom)) valid = version;
  }
  if (!valid) throw problem("TAX_MISSING");
  return valid.rate;
}

/** SQL of the tax that an item `i` had on a day: that of the first change after it, or else its present one. */
export function taxIdSql(day: string): string {
  return `COALESCE((SELECT f.tax_id FROM item_former_taxes f WHERE f.company_id = i.company_id
    AND f.item_id = i.id AND f.valid_before > ${day} ORDER BY f.valid_before, f.version LIMIT 1), i.tax_id)`;
}

/** SQL of `taxRateOn` for an item `i`, in percent. NULL where none is valid. */
export function taxRateSql(day: string): string {
  return `(SELECT r.rate FROM tax_rates r WHERE r.company_id = i.company_id AND r.valid_from <= ${day}
    AND r.tax_id = ${taxIdSql(day)} ORDER BY r.valid_from DESC LIMIT 1)`;
}

/** The same of a day that is bound, twice. */
export const TAX_RATE_ON = taxRateSql("?");

/** The tax rate of a document's line: the one that an edit keeps, or that of the document's day. Throws TAX_MISSING. */
export function rateOfLine(rates: TaxRates, item: ItemTax & { taxRate?: Percent }, date: string): Percent {
  return item.taxRate ?? taxRateOn(rates, item, date);
}

/**
 * Tax on a taxable value, in paise: CGST and SGST at half the rate, each rounded by itself; between states IGST at the
 * whole rate.
 */
export function taxOn(taxable: Paise, rate: Percent, interState: boolean): Tax {
  if (interState) return { cgst: 0n, sgst: 0n, igst: percentOf(taxable, rate) };
  const half = divideRounded(taxable * rate, 20_000n);
  return { cgst: half, sgst: half, igst: 0n };
}

/**
 * The tax within an amount that includes it, in paise: between states IGST as `amount × rate ÷ (100 + rate)`; else CGST and SGST, each half of
 * that and rounded by itself, so that they are always equal. The taxable value is the rest.
 */
export function taxWithin(amount: Paise, rate: Percent, interState: boolean): Tax {
  const whole = 10_000n + rate;
  if (interState) return { cgst: 0n, sgst: 0n, igst: divideRounded(amount * rate, whole) };
  const half = divideRounded(amount * rate, 2n * whole);
  return { cgst: half, sgst: half, igst: 0n };
}

/** Whether goods cross a state border; a party without a state counts as being in the company's state. */
export function isInterState(
  companyState: string,
  { stateCode, interState }: { stateCode: string | null; interState?: boolean },
): boolean {
  return interState ?? (stateCode !== null && stateCode !== companyState);
}
