import * as say from "../../generated/messages.ts";
import { problem, type Problem } from "../../problem.ts";
import { divideRounded } from "../rounding.ts";
import type { Paise } from "../money.ts";
import type { Taxed } from "../tax.ts";

/**
 * The part of `total` (paise) for the goods being returned now. `soFar` of `whole` have been returned
 * including them, and earlier returns received `given`. Whatever the number of returns, their parts add up
 * to exactly `total`.
 */
export function cumulativeShare(total: Paise, whole: bigint, soFar: bigint, given: Paise): Paise {
  return whole === 0n ? 0n : divideRounded(total * soFar, whole) - given;
}

/** `cumulativeShare` of a taxable value and of each of its taxes. */
export function taxedShare(total: Taxed, whole: bigint, soFar: bigint, given: Taxed): Taxed {
  return {
    taxable: cumulativeShare(total.taxable, whole, soFar, given.taxable),
    cgst: cumulativeShare(total.cgst, whole, soFar, given.cgst),
    sgst: cumulativeShare(total.sgst, whole, soFar, given.sgst),
    igst: cumulativeShare(total.igst, whole, soFar, given.igst),
  };
}

/** A problem with a line of a return; its message begins with the line's number. */
export function lineProblem(
  code: "LINE_INVALID" | "RETURN_EXCEEDS_DOCUMENT",
  index: number,
  message: string,
): Problem {
  return problem(code, {
    ...say.lineFault({ line: index + 1, fault: message }),
    fields: [{ field: `lines.${index}`, message }],
  });
}
