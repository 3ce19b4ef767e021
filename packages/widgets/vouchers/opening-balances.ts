import { OpeningBalance, OpeningInput } from "@vanbook/sdk/rules";
import { reckoned, sumOfLines } from "../../sdk/format/arithmetic.ts";
import type { VoucherValues } from "../voucher/definition.ts";
import { filledLines } from "../voucher/voucher-values.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { anyAccount } from "./money-fields.ts";
import { OPENING_HEAD, TO_EQUITY } from "./opening-fields.ts";
import { TWO_SIDES } from "./two-sides.ts";

/**
 * Posts what accounts begin the books with, as debits and credits. The difference goes to Opening Balance Equity.
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
    columns: [{ field: "accountId", kind: "lookup", from: anyAccount }, ...TWO_SIDES],
    least: 2,
    totals: ["debit", "credit"],
  },
  price: { lines: [], totals: [TO_EQUITY] },
  reckon: ({ lines }) => ({
    equity: reckoned(`${sumOfLines(lines, "credit")}-(${sumOfLines(lines, "debit")})`, 2) ?? "",
  }),
  checks: oneSided,
});

/** The same message as the server's. */
function oneSided(voucher: VoucherValues): Readonly<Record<string, string>> {
  const lines = filledLines(voucher);
  if (lines.length === 0) return { lines: "The document has no lines." };
  return Object.fromEntries(
    lines.flatMap(({ fields }, at) =>
      Number(fields["debit"]) > 0 === Number(fields["credit"]) > 0
        ? [[`lines.${at}.debit`, "A line must be either a debit or a credit, above zero, with two decimals."]]
        : [],
    ),
  );
}
