import type { Knex } from "knex";
import { SEND_LATER } from "../../db/send-later.ts";
import { queryRows } from "../../db/rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type Voucher, getMonthStart, addMonths } from "@vanbook/sdk/books";
import { lockYears } from "../years/lock-years.ts";

/**
 * Stores each account's total debit and credit up to the end of each month, up to the month `until`
 * (its first day), so that a report reads two balances of an account instead of all its months.
 * Returns how many months were added. Postings wait while a month is summed up: they share the lock
 * on the company's financial years, which this takes exclusively.
 */
export async function keepBalances(db: Knex, companyId: number, until: string): Promise<number> {
  let addedMonths = 0;
  while (await withTransaction(db, (trx) => addMonth(trx, companyId, until))) addedMonths += 1;
  return addedMonths;
}

async function addMonth(trx: Knex.Transaction, companyId: number, until: string): Promise<boolean> {
  await lockYears(trx, companyId, "exclusive");
  const last = await readLastKeptMonth(trx, companyId);
  const month = last === null ? await readFirstMonth(trx, companyId) : addMonths(last, 1);
  if (month === null || month > until) return false;
  const own = { company: companyId, month, before: last };
  // Remove outdated balances (see `forgetBalances`).
  await trx.raw("DELETE FROM ledger_balance WHERE company_id = :company AND month >= :month", own);
  await trx.raw(
    `INSERT INTO ledger_balance (company_id, month, account_id, entry_kind, debit, credit, entries)
      SELECT :company, :month, account_id, entry_kind, SUM(debit), SUM(credit), SUM(entries) FROM (
        SELECT account_id, entry_kind, debit, credit, entries FROM ledger_balance WHERE company_id = :company AND month = :before
        UNION ALL
        SELECT account_id, entry_kind, debit, credit, entries FROM ledger_month WHERE company_id = :company AND month = :month
      ) AS both_sums GROUP BY account_id, entry_kind`,
    own,
  );
  await trx.raw(
    "INSERT INTO kept_balances (company_id, month) VALUES (:company, :month) ON DUPLICATE KEY UPDATE month = :month",
    own,
  );
  return true;
}

/** The first day of the last month whose balances are kept; null for none. */
export async function readLastKeptMonth(db: Knex, companyId: number): Promise<string | null> {
  const row = await db("kept_balances")
    .where("company_id", companyId)
    .first<{ month: string } | undefined>("month");
  return row?.month ?? null;
}

async function readFirstMonth(trx: Knex.Transaction, companyId: number): Promise<string | null> {
  const row = await trx("ledger_month")
    .where("company_id", companyId)
    .first<{ month: string | null }>(trx.raw("MIN(month) AS month"));
  return row.month;
}

/**
 * Marks the balances of the vouchers' months and all later months as outdated: they are not read
 * until they are summed up again. `lastMonth` is the last month with kept balances, read under the
 * lock of the years.
 */
export async function forgetBalances(
  trx: Knex.Transaction,
  companyId: number,
  vouchers: readonly { voucher: Pick<Voucher, "date"> }[],
  lastMonth: string | null,
): Promise<void> {
  if (lastMonth === null) return;
  const [first] = vouchers.map(({ voucher }) => getMonthStart(voucher.date)).toSorted();
  if (first === undefined || first > lastMonth) return;
  await trx("kept_balances")
    .where("company_id", companyId)
    .update({ month: addMonths(first, -1) })
    .options(SEND_LATER);
}

/**
 * Whether the kept balances include as many entries as the months they cover. False if an older
 * server version posted without updating them or, for a moment, after a posting on another node of
 * a cluster.
 */
export async function areWhole(db: Knex, companyId: number): Promise<boolean> {
  const [wholenessRow] = await queryRows<{ is_whole: number }>(
    db,
    `SELECT COALESCE((SELECT SUM(entries) FROM ledger_balance WHERE company_id = k.company_id AND month = k.month), 0)
        = COALESCE((SELECT SUM(entries) FROM ledger_month WHERE company_id = k.company_id AND month <= k.month), 0) AS is_whole
      FROM kept_balances k WHERE k.company_id = ?`,
    [companyId],
  );
  return wholenessRow?.is_whole !== 0;
}

/** For source rows that were corrected, and for incomplete balances. */
export async function recalculateBalances(db: Knex, companyId: number): Promise<void> {
  const until = await withTransaction(db, async (trx) => {
    await lockYears(trx, companyId, "exclusive");
    const last = await readLastKeptMonth(trx, companyId);
    await trx("kept_balances").where("company_id", companyId).delete();
    return last;
  });
  if (until !== null) await keepBalances(db, companyId, until);
}
