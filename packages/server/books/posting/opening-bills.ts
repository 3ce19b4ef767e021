import type { Knex } from "knex";
import {
  isSettledFromDebit,
  paise,
  type NamedOpeningBill,
  type PaidOpeningBill,
  type SettlingKind,
} from "@vanbook/sdk/books";
import { queryRows } from "../../db/rows.ts";

export interface OpenOpeningBillRow {
  voucher_id: number;
  line_no: number;
  number: string;
  date: string;
  party_id: number;
  amount: string;
  is_posted: 0 | 1;
  open: string;
}

/**
 * Opening bills with what is open of them for a receipt or payment; unknown ones are omitted. The
 * amount is below zero where the bill is on the other side. Locks the openings as `lockDocuments`
 * locks documents. What the voucher `except` settles counts as open.
 */
export async function readOpeningBills(
  trx: Knex,
  companyId: number,
  kind: SettlingKind,
  bills: readonly NamedOpeningBill[],
  except = 0,
): Promise<OpenOpeningBillRow[]> {
  if (bills.length === 0) return [];
  await lockOpenings(trx, companyId, bills);
  const amount = isSettledFromDebit(kind) ? "e.debit - e.credit" : "e.credit - e.debit";
  return queryRows<OpenOpeningBillRow>(
    trx,
    `SELECT o.voucher_id, o.line_no, o.number, o.date, e.account_id AS party_id, ${amount} AS amount,
        NOT EXISTS (SELECT 1 FROM vouchers t WHERE t.company_id = o.company_id AND t.reverses_id = o.voucher_id) AS is_posted,
        ${amount} - (SELECT COALESCE(SUM(s.amount), 0) FROM settlements s
          WHERE s.company_id = o.company_id AND s.bill_voucher_id = o.voucher_id AND s.bill_line = o.line_no
          AND s.voucher_id <> ? AND NOT EXISTS (SELECT 1 FROM vouchers t
            WHERE t.company_id = s.company_id AND t.reverses_id = s.voucher_id)) AS open
      FROM opening_bills o
      JOIN ledger_entries e ON e.company_id = o.company_id AND e.voucher_id = o.voucher_id AND e.line_no = o.line_no
      WHERE o.company_id = ? AND (o.voucher_id, o.line_no) IN (${bills.map(() => "(?, ?)").join(", ")})`,
    [except, companyId, ...bills.flatMap(({ billId, openingLine }) => [billId, openingLine])],
  );
}

export async function lockOpenings(
  trx: Knex,
  companyId: number,
  bills: readonly NamedOpeningBill[],
): Promise<void> {
  if (bills.length === 0) return;
  await trx("vouchers")
    .where({ company_id: companyId, kind: "opening" })
    .whereIn(
      "id",
      bills.map(({ billId }) => billId),
    )
    .orderBy("id")
    .forUpdate()
    .select("id");
}

/** The settlements in effect of an opening's bills, oldest money first. */
export async function readOpeningPayments(
  trx: Knex,
  companyId: number,
  openingId: number,
): Promise<PaidOpeningBill[]> {
  const rows = await queryRows<Omit<PaidOpeningBill, "amount"> & { amount: string }>(
    trx,
    `SELECT s.voucher_id AS voucherId, m.kind, s.amount, s.bill_line AS line, s.account_id AS accountId, o.number, o.date
      FROM settlements s
      JOIN opening_bills o ON o.company_id = s.company_id AND o.voucher_id = s.bill_voucher_id AND o.line_no = s.bill_line
      JOIN vouchers m ON m.company_id = s.company_id AND m.id = s.voucher_id
      WHERE s.company_id = ? AND s.bill_voucher_id = ? AND NOT EXISTS (SELECT 1 FROM vouchers t
        WHERE t.company_id = s.company_id AND t.reverses_id = s.voucher_id)
      ORDER BY m.date, m.id, s.bill_line`,
    [companyId, openingId],
  );
  return rows.map((row) => ({ ...row, amount: paise(row.amount) }));
}
