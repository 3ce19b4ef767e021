import { problem } from "../problem.ts";
import type { Percent } from "./money.ts";

/** A company's tax rates: the versions of each tax by its id, in any order. */
export type TaxRates = ReadonlyMap<number, readonly TaxVersion[]>;

/** A tax rate and the day (`YYYY-MM-DD`) from which it is valid. */
export interface TaxVersion {
  validFrom: string;
  rate: Percent;
}

/**
 * The tax of an item, and its earlier taxes by date: each was valid until the day before `before`.
 */
export interface ItemTax {
  taxId: number;
  formerTaxes?: readonly { taxId: number; before: string }[];
}

/**
 * In hundredths of a percent: of the item's tax on that day (`YYYY-MM-DD`), the latest version that
 * starts on or before it (docs/books.md#tax). Throws TAX_MISSING.
 */
export function findTaxRate(rates: TaxRates, item: ItemTax, date: string): Percent {
  const { taxId } = item.formerTaxes?.find(({ before }) => date < before) ?? item;
  let valid: TaxVersion | undefined;
  for (const version of rates.get(taxId) ?? []) {
    if (version.validFrom <= date && (!valid || version.validFrom > valid.validFrom)) valid = version;
  }
  if (!valid) throw problem("TAX_MISSING");
  return valid.rate;
}

/** The rate kept by an edit, or the rate on the document's day. Throws TAX_MISSING. */
export function chooseLineRate(
  rates: TaxRates,
  item: ItemTax & { taxRate?: Percent },
  date: string,
): Percent {
  return item.taxRate ?? findTaxRate(rates, item, date);
}
