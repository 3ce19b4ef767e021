import { calculateTaxOn, type NoTaxReason, type Percent } from "@vanbook/sdk/books";
import type { DocumentLine } from "@vanbook/sdk/gst";

/**
 * A line on which its document charges no tax, as the return states it: with its rate, and under
 * reverse charge with the tax that the recipient pays. Other lines stay as they are.
 */
export function addUnchargedTax<Line extends Pick<DocumentLine, "taxable" | "taxRate">>(
  line: Line,
  rateNotCharged: Percent | undefined,
  { reason, isInterState }: { reason: NoTaxReason | null; isInterState: boolean },
): Line {
  if (rateNotCharged === undefined) return line;
  const isPaidByRecipient = reason === "reverseCharge";
  return {
    ...{ ...line, taxRate: rateNotCharged },
    ...(isPaidByRecipient && calculateTaxOn(line.taxable, rateNotCharged, isInterState)),
  };
}
