import { JournalInput, JournalLine } from "@vanbook/sdk/rules";
import { lookUp, type LookUp } from "../form/look-up.ts";
import { reckoned } from "../../sdk/format/arithmetic.ts";
import type { VoucherLine, VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { TWO_SIDES } from "./two-sides.ts";

/**
 * Includes accounts that documents post to automatically: GST of an expense, or its set-off, is entered in a
 * journal. The server refuses Inventory.
 */
const everyAccount: LookUp = { ...lookUp("accounts.heads", "HSlNo", "HName"), makes: "account" };

/**
 * Posts lines of debit and credit as they are entered. They must be equal to the paisa.
 * @widget Vouchers
 * @corrects journal
 * @stories vouchers/Vouchers
 */
export const journalVoucher = declareVoucher({
  operation: "journals.post",
  title: "Journal Voucher",
  noun: "journal",
  rules: JournalInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: JournalLine,
    columns: [
      { field: "accountId", kind: "lookup", from: everyAccount },
      ...TWO_SIDES,
      { field: "narration", isPassed: true },
    ],
    least: 2,
    balanced: ["debit", "credit"],
    totals: ["debit", "credit"],
  },
  checks: balanced,
});

/** The same message as the server's. */
function balanced(voucher: VoucherValues): Readonly<Record<string, string>> {
  const lines = filledLines(voucher);
  if (lines.length < 2) return { lines: "A journal has 2 to 100 lines." };
  const faults: Record<string, string> = {};
  for (const [at, line] of lines.entries())
    if (Number(line.fields["debit"]) > 0 === Number(line.fields["credit"]) > 0)
      faults[`lines.${at}.debit`] =
        "A line must be either a debit or a credit, above zero, with two decimals.";
  if (sumOf(lines, "debit") !== sumOf(lines, "credit"))
    faults["lines"] = "Debits and credits of the voucher are not equal.";
  return faults;
}

function sumOf(lines: readonly VoucherLine[], side: "debit" | "credit") {
  return reckoned(lines.map(({ fields }) => fields[side] || "0").join("+"), 2);
}
