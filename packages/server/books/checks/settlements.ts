import { ACCOUNT_GROUP, SETTLED_BY } from "@vanbook/sdk/books";
import { isInEffect } from "../posting/settlements.ts";
import type { Check } from "./finding.ts";

const SETTLED_KINDS = Object.entries(SETTLED_BY);
const joinKinds = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(", ");

/**
 * Conditions for the voucher `m` of the receipt, payment or note in a settlement `s`, and for the
 * voucher `b` of its bill.
 */
const MONEY_VOUCHER_SQL = `m.reverses_id IS NULL AND m.party_id = s.account_id AND m.kind IN (${joinKinds(SETTLED_KINDS.map(([kind]) => kind))})`;
const BILL_VOUCHER_SQL = `b.reverses_id IS NULL AND (s.bill_line = 0 AND b.party_id = s.account_id AND b.kind IN (${joinKinds(SETTLED_KINDS.map(([, of]) => of.kind))})
        AND (${SETTLED_KINDS.map(([kind, of]) => `m.kind = '${kind}' AND b.kind = '${of.kind}'`).join(" OR ")})
        OR o.line_no IS NOT NULL AND e.account_id = s.account_id AND ${makeOwedSql("e", "m.kind")} > 0)`;

/** What an opening bill owes to a voucher of a kind that settles it. */
function makeOwedSql(entry: string, kind: string): string {
  const fromDebit = SETTLED_KINDS.flatMap(([of, { kind: bill }]) => (bill === "sale" ? [of] : []));
  return `IF(${kind} IN (${joinKinds(fromDebit)}), ${entry}.debit - ${entry}.credit, ${entry}.credit - ${entry}.debit)`;
}

/** Joins the opening bill of a settlement `s`, and its entry. */
const OPENING_BILL_JOIN = `LEFT JOIN opening_bills o ON o.company_id = s.company_id AND o.voucher_id = s.bill_voucher_id AND o.line_no = s.bill_line
      LEFT JOIN ledger_entries e ON e.company_id = o.company_id AND e.voucher_id = o.voucher_id AND e.line_no = o.line_no`;

/**
 * I4: receipts, payments, notes settle bills of their party, up to their and the bill's amount.
 * Opening bills are lines of openings.
 */
export const settlementChecks: readonly Check[] = [
  {
    invariant: "I4",
    message: "An opening bill is not of a party's line of an opening, or not dated before it.",
    sql: `SELECT o.voucher_id FROM opening_bills o
      LEFT JOIN ledger_entries e ON e.company_id = o.company_id AND e.voucher_id = o.voucher_id AND e.line_no = o.line_no
      LEFT JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE o.company_id = :company AND (e.entry_kind = 'opening' AND o.date < e.date AND o.due_date >= o.date
        AND a.group_id IN (${ACCOUNT_GROUP.debtors}, ${ACCOUNT_GROUP.creditors})) IS NOT TRUE
      ORDER BY o.voucher_id LIMIT :most`,
  },
  {
    invariant: "I4",
    message:
      "A settlement is not of a receipt or credit note and a bill, or a payment or debit note and a purchase, or an opening bill, of its own party.",
    // If the payment is correct, report the bill's voucher.
    sql: `SELECT CASE WHEN (${MONEY_VOUCHER_SQL}) IS TRUE THEN s.bill_voucher_id ELSE s.voucher_id END AS voucher_id
      FROM settlements s
      LEFT JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
      LEFT JOIN vouchers b ON b.company_id = s.company_id AND b.id = s.bill_voucher_id
      ${OPENING_BILL_JOIN}
      WHERE s.company_id = :company AND (${MONEY_VOUCHER_SQL} AND ${BILL_VOUCHER_SQL}) IS NOT TRUE
      ORDER BY s.voucher_id LIMIT :most`,
  },
  {
    invariant: "I4",
    message: "More of a receipt, payment or note goes against bills than it comes to.",
    sql: `SELECT s.voucher_id FROM settlements s
      JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
      LEFT JOIN receipts r ON r.company_id = s.company_id AND r.voucher_id = s.voucher_id
      LEFT JOIN payments p ON p.company_id = s.company_id AND p.voucher_id = s.voucher_id
      WHERE s.company_id = :company AND ${isInEffect("s.bill_voucher_id")}
      GROUP BY s.voucher_id HAVING SUM(s.amount) > MAX(m.amount + COALESCE(r.discount, p.discount, 0))
      ORDER BY s.voucher_id LIMIT :most`,
  },
  {
    // Goods of a paid bill may be returned; the excess payment is then unallocated money, not an
    // error.
    invariant: "I4",
    message: "More is paid of a bill than it comes to.",
    sql: `SELECT s.bill_voucher_id AS voucher_id FROM settlements s
      LEFT JOIN bills d ON d.company_id = s.company_id AND d.voucher_id = s.bill_voucher_id
      LEFT JOIN purchases p ON p.company_id = s.company_id AND p.voucher_id = s.bill_voucher_id
      ${OPENING_BILL_JOIN}
      WHERE s.company_id = :company AND ${isInEffect("s.voucher_id")}
      GROUP BY s.bill_voucher_id, s.bill_line
      HAVING SUM(s.amount) > MAX(COALESCE(d.amount * (d.mode = 1), p.amount, e.debit + e.credit))
      ORDER BY s.bill_voucher_id LIMIT :most`,
  },
];
