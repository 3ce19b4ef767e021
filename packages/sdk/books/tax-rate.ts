import { problem } from "../problem.ts";
import type { Percent } from "./money.ts";

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

/** The tax rate of a document's line: the one that an edit keeps, or that of the document's day. Throws TAX_MISSING. */
export function rateOfLine(rates: TaxRates, item: ItemTax & { taxRate?: Percent }, date: string): Percent {
  return item.taxRate ?? taxRateOn(rates, item, date);
}
