import { OpeningBalance, OpeningInput } from "@vanbook/sdk/rules";
import { evaluateArithmetic, sumOfLines } from "../../sdk/format/arithmetic.ts";
import { listFilledLines } from "../voucher/voucher-values.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { anyAccount } from "./money-fields.ts";
import { OPENING_HEAD, TO_EQUITY } from "./opening-fields.ts";
import { findSideFaults, TWO_SIDES } from "./two-sides.ts";

/** An unpaid bill of a customer or supplier, whose age begins with its own date. */
const OPENING_BILL = [
  { field: "billNo", isPassed: true },
  { field: "billDate", kind: "date", isPassed: true },
  { field: "dueDate", kind: "date", isPassed: true },
] as const;

/**
 * Posts what accounts begin the books with, as debits and credits. The difference goes to Opening
 * Balance Equity.
 * @widget Vouchers
 * @stories vouchers/OpeningAndCount
 */
export const openingBalances = declareVoucher({
  operation: "openings.post",
  title: "Opening Balances",
  noun: "opening",
  rules: OpeningInput,
  head: OPENING_HEAD,
  lines: {
    name: "balances",
    rules: OpeningBalance,
    columns: [{ field: "accountId", kind: "lookup", from: anyAccount }, ...TWO_SIDES, ...OPENING_BILL],
    least: 2,
    totals: ["debit", "credit"],
  },
  price: { lines: [], totals: [TO_EQUITY] },
  reckon: ({ lines }) => ({
    equity: evaluateArithmetic(`${sumOfLines(lines, "credit")}-(${sumOfLines(lines, "debit")})`, 2) ?? "",
  }),
  checks: (voucher) =>
    listFilledLines(voucher).length === 0 ? { lines: "The document has no lines." } : findSideFaults(voucher),
});
