import { problem } from "../problem.ts";
import { LARGEST_AMOUNT, sum } from "./money.ts";
import type { LedgerLine } from "./voucher.ts";

/**
 * Checks that ledger lines form a voucher. Throws VOUCHER_TOO_SHORT for fewer than two lines,
 * LINE_INVALID for a line that is negative, empty or both debit and credit, AMOUNT_INVALID for one
 * that is too large, VOUCHER_UNBALANCED.
 */
export function checkBalanced(lines: readonly LedgerLine[]): void {
  if (lines.length < 2) throw problem("VOUCHER_TOO_SHORT");
  for (const { debit, credit } of lines) {
    if (debit < 0n || credit < 0n || debit > 0n === credit > 0n) throw problem("LINE_INVALID");
    if (debit > LARGEST_AMOUNT || credit > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
  }
  // No tolerance, not even a paisa: a rounding difference has a separate line.
  if (sum(lines.map((line) => line.debit)) !== sum(lines.map((line) => line.credit))) {
    throw problem("VOUCHER_UNBALANCED");
  }
}
