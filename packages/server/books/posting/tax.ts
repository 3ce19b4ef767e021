import { problem } from "../../contract/problem.ts";
import type { Priced } from "./voucher.ts";
import { divideRounded, formatPaise, percentOf, sum, type Paise, type Percent } from "../../money.ts";

/** The rates of a company's taxes: for each tax its versions, in any order. */
export type TaxRates = ReadonlyMap<number, readonly TaxVersion[]>;

/** A rate of a tax and the day from which it is valid. */
export interface TaxVersion {
  validFrom: string;
  rate: Percent;
}

/** What a taxable value bears; the parts that do not apply are zero. */
export interface Tax {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}

/** A taxable value with what it bears: of a line, or of a whole document. */
export interface Taxed extends Tax {
  taxable: Paise;
}

/** The taxable value and the taxes of a document: those of its lines. */
export function sumTaxed(lines: readonly Taxed[]): Taxed {
  return {
    taxable: sum(lines.map((line) => line.taxable)),
    cgst: sum(lines.map((line) => line.cgst)),
    sgst: sum(lines.map((line) => line.sgst)),
    igst: sum(lines.map((line) => line.igst)),
  };
}

/** What a line came to, as its goods carry it. */
export function pricedOf({ taxable, cgst, sgst, igst }: Taxed): Priced {
  return { taxable, tax: cgst + sgst + igst };
}

/** The four columns that heads and lines of every taxed document have. */
export function taxedColumns({ taxable, cgst, sgst, igst }: Taxed) {
  return {
    taxable: formatPaise(taxable),
    cgst: formatPaise(cgst),
    sgst: formatPaise(sgst),
    igst: formatPaise(igst),
  };
}

/** The rate of a tax on a day (`YYYY-MM-DD`): its latest version not after it (DOMAIN section 1). */
export function taxRateOn(rates: TaxRates, taxId: number, date: string): Percent {
  let valid: TaxVersion | undefined;
  for (const version of rates.get(taxId) ?? []) {
    if (version.validFrom <= date && (!valid || version.validFrom > valid.validFrom)) valid = version;
  }
  if (!valid) throw problem("TAX_MISSING");
  return valid.rate;
}

/** Tax on a taxable value: half each to centre and state, rounded apart, or all of it integrated between states. */
export function taxOn(taxable: Paise, rate: Percent, interState: boolean): Tax {
  if (interState) return { cgst: 0n, sgst: 0n, igst: percentOf(taxable, rate) };
  const half = divideRounded(taxable * rate, 20_000n);
  return { cgst: half, sgst: half, igst: 0n };
}

/** Whether goods cross a state border; a party without a state is taken to be in the company's own. */
export function isInterState(companyState: string, partyState: string | null): boolean {
  return partyState !== null && partyState !== companyState;
}
