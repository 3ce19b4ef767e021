import * as say from "../../generated/messages.ts";
import { problem, type Problem } from "../../problem.ts";
import { divideRounded } from "../rounding.ts";
import type { Paise } from "../money.ts";
import { sumTaxedAmount, type Taxed } from "../tax.ts";

/**
 * The part of `total` (paise) for the goods being returned now. `buildRunningSumSql` of `whole`
 * have been returned including them, and earlier returns received `givenBefore`. Whatever the
 * number of returns, their parts add up to exactly `total`.
 */
export function calculateShare(total: Paise, whole: bigint, soFar: bigint, givenBefore: Paise): Paise {
  return whole === 0n ? 0n : divideRounded(total * soFar, whole) - givenBefore;
}

export function calculateTaxedShare(total: Taxed, whole: bigint, soFar: bigint, givenBefore: Taxed): Taxed {
  return {
    taxable: calculateShare(total.taxable, whole, soFar, givenBefore.taxable),
    cgst: calculateShare(total.cgst, whole, soFar, givenBefore.cgst),
    sgst: calculateShare(total.sgst, whole, soFar, givenBefore.sgst),
    igst: calculateShare(total.igst, whole, soFar, givenBefore.igst),
  };
}

/**
 * The same for a price that contains its tax: the share is of the amount, and the taxable value is
 * what the taxes leave of it. Goods of a few paise whose taxes would leave less than nothing are
 * shared part by part.
 */
export function calculateShareWithTax(total: Taxed, whole: bigint, soFar: bigint, givenBefore: Taxed): Taxed {
  const parts = calculateTaxedShare(total, whole, soFar, givenBefore);
  const amount = calculateShare(sumTaxedAmount(total), whole, soFar, sumTaxedAmount(givenBefore));
  const taxable = amount - parts.cgst - parts.sgst - parts.igst;
  return taxable < 0n ? parts : { ...parts, taxable };
}

/**
 * What a return credits: nothing below zero, and no more than the rest that earlier returns left of
 * the document's amount. Returns that were rounded up may have used it up before the last one.
 */
export function limitToRest(amount: Paise, rest: Paise): Paise {
  const most = amount < rest ? amount : rest;
  return most < 0n ? 0n : most;
}

/** The message begins with the line's number. */
export function createLineProblem(
  code: "LINE_INVALID" | "RETURN_EXCEEDS_DOCUMENT",
  index: number,
  message: string,
): Problem {
  return problem(code, {
    ...say.lineFault({ line: index + 1, fault: message }),
    fields: [{ field: `lines.${index}`, message }],
  });
}
