import type { Check } from "./check.ts";

/** I5, as far as there are documents: what bills say is what their kind of ledger lines says, for each of them. */
export const billChecks: readonly Check[] = [
  ...(
    [
      ["taxable", "sales", 1],
      ["cgst", "cgst_output", 1],
      ["sgst", "sgst_output", 1],
      ["igst", "igst_output", 1],
      ["discount", "discount_allowed", -1],
      ["round_off", "round_off", 1],
    ] as const
  ).map(([column, account, sign]) => billCheck(column, [account], sign)),
  billCheck("amount", [
    "sales",
    "cgst_output",
    "sgst_output",
    "igst_output",
    "discount_allowed",
    "round_off",
  ]),
  {
    invariant: "I5",
    message: "The lines of a bill do not add up to it.",
    sql: `SELECT b.voucher_id FROM bills b
      JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
      WHERE b.company_id = :company
      GROUP BY b.id, b.voucher_id, b.taxable, b.amount, b.discount, b.round_off
      HAVING SUM(l.taxable) <> b.taxable OR SUM(l.amount) - b.discount + b.round_off <> b.amount
      ORDER BY b.voucher_id LIMIT 1`,
  },
];

/** A bill that counts owes its ledger lines the column; a cancelled one nothing, its mirror lies on the same date. */
function billCheck(column: string, accounts: readonly string[], sign: 1 | -1 = 1): Check {
  return {
    invariant: "I5",
    message: `The ${column} of a bill differs from its ledger lines (${accounts.join(", ")}).`,
    sql: `SELECT MIN(voucher_id) AS voucher_id FROM (
        SELECT COALESCE(v.reverses_id, v.id) AS voucher_id, e.date, e.credit - e.debit AS amount
        FROM ledger_entries e
        JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
          AND a.system_key IN (${accounts.map((account) => `'${account}'`).join(", ")})
        JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
        WHERE e.company_id = :company AND e.entry_kind = 'bill'
        UNION ALL
        SELECT voucher_id, date, ${-sign} * ${column} FROM bills WHERE company_id = :company AND status = 1
      ) AS both_sides
      GROUP BY voucher_id, date HAVING SUM(amount) <> 0 ORDER BY voucher_id LIMIT 1`,
  };
}
