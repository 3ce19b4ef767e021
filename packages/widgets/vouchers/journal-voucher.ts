import { JournalInput, JournalLine } from "@vanbook/sdk/rules";
import { lookUp, type LookUp } from "../form/look-up.ts";
import { evaluateArithmetic } from "../../sdk/format/arithmetic.ts";
import type { VoucherLine, VoucherValues } from "../voucher/definition.ts";
import { listFilledLines } from "../voucher/voucher-values.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { findSideFaults, TWO_SIDES } from "./two-sides.ts";

/**
 * Includes accounts that documents post to automatically: GST of an expense, or its set-off, is
 * entered in a journal. The server refuses Inventory.
 */
const everyAccount: LookUp = {
  ...lookUp("accounts.heads", "HSlNo", "HName"),
  makes: "account",
  names: "account",
};

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
  checks: findBalanceFaults,
});

/** The same message as the server's. */
function findBalanceFaults(voucher: VoucherValues): Readonly<Record<string, string>> {
  const lines = listFilledLines(voucher);
  if (lines.length < 2) return { lines: "A journal has 2 to 100 lines." };
  const isEqual = sumOf(lines, "debit") === sumOf(lines, "credit");
  return {
    ...findSideFaults(voucher),
    ...(!isEqual && { lines: "The voucher's debits and credits are not equal." }),
  };
}

function sumOf(lines: readonly VoucherLine[], side: "debit" | "credit") {
  return evaluateArithmetic(lines.map(({ fields }) => fields[side] || "0").join("+"), 2);
}
