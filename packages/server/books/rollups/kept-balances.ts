import type { Knex } from "knex";
import { LATER } from "../../db/insert-rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { Voucher } from "../posting/voucher.ts";
import { monthOf, monthsLater } from "../years/months.ts";

/**
 * Sums up what a company's accounts were debited and credited with until the end of each month, up to the month `until` (its first day), so
 * that a report reads two balances of an account instead of all its months. Answers how many months were added. Postings wait while one month
 * is summed up: they share the lock of the company's financial years, which is taken alone here, so that none is under way.
 */
export async function keepBalances(db: Knex, companyId: number, until: string): Promise<number> {
  let added = 0;
  while (await withTransaction(db, (trx) => addMonth(trx, companyId, until))) added += 1;
  return added;
}

/** Whether there was a month to be added. */
async function addMonth(trx: Knex.Transaction, companyId: number, until: string): Promise<boolean> {
  const last = await balancedTo(trx, companyId);
  const month = last === null ? await firstMonth(trx, companyId) : monthsLater(last, 1);
  if (month === null || month > until) return false;
  const own = { company: companyId, month, before: last };
  // What was kept once and was forgotten since.
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
  await trx("financial_years").where("company_id", companyId).update({ balanced_to: month });
  return true;
}

/** Up to which month balances are kept, for who keeps them: no posting is under way until the transaction ends. */
async function balancedTo(trx: Knex.Transaction, companyId: number): Promise<string | null> {
  const years = await trx("financial_years")
    .where("company_id", companyId)
    .forUpdate()
    .pluck<(string | null)[]>("balanced_to");
  return years.reduce(later, null);
}

async function firstMonth(trx: Knex.Transaction, companyId: number): Promise<string | null> {
  const row = await trx("ledger_month")
    .where("company_id", companyId)
    .first<{ month: string | null }>(trx.raw("MIN(month) AS month"));
  return row.month;
}

/** The later of two months; null is before all. */
export function later(one: string | null, other: string | null): string | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/**
 * Vouchers are posted into months whose balances are kept: these and all later ones are not read any more, until they are summed up anew.
 * `kept` is the last month whose balances are kept, as it was read with the lock of the years.
 */
export async function forgetBalances(
  trx: Knex.Transaction,
  companyId: number,
  vouchers: readonly { voucher: Pick<Voucher, "date"> }[],
  kept: string | null,
): Promise<void> {
  if (kept === null) return;
  const [first] = vouchers.map(({ voucher }) => monthOf(voucher.date)).toSorted();
  if (first === undefined || first > kept) return;
  await trx("financial_years")
    .where("company_id", companyId)
    .update({ balanced_to: monthsLater(first, -1) })
    .options(LATER);
}

/** Sums up all balances anew that are kept, after what they are summed from was mended. */
export async function renewBalances(db: Knex, companyId: number): Promise<void> {
  const until = await withTransaction(db, async (trx) => {
    const last = await balancedTo(trx, companyId);
    if (last !== null)
      await trx("financial_years").where("company_id", companyId).update({ balanced_to: null });
    return last;
  });
  if (until !== null) await keepBalances(db, companyId, until);
}
