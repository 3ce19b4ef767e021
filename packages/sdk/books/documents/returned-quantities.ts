import * as say from "../../generated/messages.ts";
import { problem, type Problem } from "../../problem.ts";
import { divideRounded } from "../rounding.ts";
import type { Paise } from "../money.ts";
import type { Taxed } from "../tax.ts";

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
