import { toAbsolute, type Percent } from "../../books/money.ts";
import { isRateInForce, RATES_IN_FORCE } from "../laws.ts";
import type { InwardDocument } from "./statement.ts";

/**
 * The rate of a document that has only totals: the only one in force on its day that gives its tax
 * to the rupee. Undefined if none does, or several, so that a person must say it.
 */
export function findOnlyRate(
  document: Pick<InwardDocument, "date" | "taxable" | "cgst" | "sgst" | "igst">,
): Percent | undefined {
  const { date, taxable, cgst, sgst, igst } = document;
  const tax = cgst + sgst + igst;
  const rates = new Set(RATES_IN_FORCE.map(({ rate }) => rate));
  const fitting = [...rates].filter(
    (rate) =>
      isRateInForce(rate, date, "") &&
      toAbsolute(taxable * rate - tax * PERCENT_UNITS) <= ONE_RUPEE * PERCENT_UNITS,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Hundredths of a percent in the whole. */
const PERCENT_UNITS = 10_000n;
const ONE_RUPEE = 100n;
