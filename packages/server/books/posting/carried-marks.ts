import type { Knex } from "knex";
import { SEND_LATER } from "../../db/send-later.ts";
import type { VoucherRow, Posted } from "@vanbook/sdk/books";
import { addToDigest, takeOutOfDigest } from "../digests/later-digests.ts";

/**
 * Moves the bank dates of an edited voucher to the new version's entries with the same account,
 * side and amount, in order. Other bank dates are deleted, since the bank's paper statement does
 * not have the new entries. The SQL is sent later, without awaiting a result.
 */
export async function carryMarks(
  trx: Knex.Transaction,
  { company_id: companyId, id }: Pick<VoucherRow, "company_id" | "id">,
  { voucherId }: Pick<Posted, "voucherId">,
): Promise<void> {
  const sql = `INSERT INTO bank_dates
      (company_id, voucher_id, line_no, account_id, date, debit, credit, bank_date, marked_by, marked_at)
    SELECT n.company_id, n.voucher_id, n.line_no, n.account_id, n.date, n.debit, n.credit, k.bank_date, k.marked_by, k.marked_at
    FROM (${NUMBERED_ENTRIES}) o
    JOIN (${NUMBERED_ENTRIES}) n ON n.account_id = o.account_id AND n.debit = o.debit AND n.credit = o.credit AND n.nth = o.nth
    JOIN bank_dates k ON k.company_id = o.company_id AND k.voucher_id = o.voucher_id AND k.line_no = o.line_no`;
  await trx.raw(sql, [companyId, id, companyId, voucherId]).options(SEND_LATER);
  const selectMarks = (of: number) => ({ where: "t.voucher_id = ?", bindings: [of] });
  await addToDigest(trx, companyId, "bank_dates", selectMarks(voucherId));
  await takeOutOfDigest(trx, companyId, "bank_dates", selectMarks(id));
  await trx("bank_dates").where({ company_id: companyId, voucher_id: id }).delete().options(SEND_LATER);
}

const NUMBERED_ENTRIES = `SELECT e.*, ROW_NUMBER() OVER (PARTITION BY e.account_id, e.debit, e.credit ORDER BY e.line_no) AS nth
      FROM ledger_entries e WHERE e.company_id = ? AND e.voucher_id = ?`;
