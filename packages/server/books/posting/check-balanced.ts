import { problem } from "../../contract/problem.ts";
import { LARGEST, sum } from "../../money.ts";
import type { LedgerLine } from "./voucher.ts";

/** Refuses lines that are not a voucher: fewer than two, unbalanced, negative, two-sided or empty ones. */
export function refuseUnsound(lines: readonly LedgerLine[]): void {
  if (lines.length < 2) throw problem("VOUCHER_TOO_SHORT");
  for (const { debit, credit } of lines) {
    if (debit < 0n || credit < 0n || debit > 0n === credit > 0n) throw problem("LINE_INVALID");
    if (debit > LARGEST || credit > LARGEST) throw problem("AMOUNT_INVALID");
  }
  // No tolerance: what does not add up to the paisa is not a voucher, rounding is a line of its own.
  if (sum(lines.map((line) => line.debit)) !== sum(lines.map((line) => line.credit))) {
    throw problem("VOUCHER_UNBALANCED");
  }
}
