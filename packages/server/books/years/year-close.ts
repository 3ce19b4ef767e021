import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { problem } from "@vanbook/sdk/problem";
import { cancel } from "../posting/cancel.ts";
import { readSystemAccounts } from "../posting/create-chart.ts";
import {
  makeClosingVoucher,
  calculateProfit,
  formatPaise,
  paise,
  type Paise,
  type Entered,
  isDay,
  toYearState,
  type FinancialYear,
  type YearState,
} from "@vanbook/sdk/books";
import { post } from "../posting/post.ts";
import type { Author } from "../posting/author.ts";
import { lockYears } from "./lock-years.ts";

/** A loss is a negative profit; the voucher is null if there was nothing to transfer. */
export interface ClosedYear extends YearState {
  profit: string;
  voucherNo: string | null;
}

/**
 * Closes a financial year: brings its income and expense accounts to zero on its last day, and
 * allows no further posting in it. A posting that runs at that moment is either included in the
 * result or refused. Throws NOT_FOUND, YEAR_CLOSED, YEAR_ORDER.
 */
export async function closeYear(
  trx: Knex.Transaction,
  author: Author,
  yearId: number,
  entryStamp?: Entered,
): Promise<ClosedYear> {
  const { companyId } = author;
  const years = await lockYears(trx, companyId, "exclusive");
  const year = findYear(years, yearId);
  if (year.closed_at !== null) throw problem("YEAR_CLOSED");
  if (years.some((each) => each.start_date < year.start_date && each.closed_at === null)) {
    throw problem("YEAR_ORDER");
  }
  const balances = await sumResultAccounts(trx, companyId, year.end_date);
  const { retained_earnings: resultId } = await readSystemAccounts(trx, companyId);
  const at = { date: year.end_date, label: year.label, ...(entryStamp && { entered: entryStamp }) };
  // Clears `locked_until` for the closing voucher. Nobody else sees this: the row stays locked
  // until the transaction ends.
  await change(trx, companyId, yearId, { locked_until: null });
  const vouchers = balances.length > 0 ? [makeClosingVoucher({ ...at, balances, resultId })] : [];
  const [postedClosing] = await post(trx, author, vouchers);
  const closedAt = entryStamp?.at ?? toDatabaseTime(readClock());
  await change(trx, companyId, yearId, { closed_at: closedAt, locked_until: year.locked_until });
  return {
    ...toYearState({ ...year, closed_at: closedAt }),
    profit: formatPaise(calculateProfit({ balances })),
    voucherNo: postedClosing?.voucherNo ?? null,
  };
}

/**
 * Reopens the latest closed year and cancels its closing voucher; a locked period stays locked.
 * Throws NOT_FOUND, YEAR_OPEN, YEAR_ORDER.
 */
export async function reopenYear(
  trx: Knex.Transaction,
  author: Author,
  yearId: number,
  entryStamp?: Entered,
): Promise<YearState> {
  const { companyId } = author;
  const years = await lockYears(trx, companyId, "exclusive");
  const year = findYear(years, yearId);
  if (year.closed_at === null) throw problem("YEAR_OPEN");
  if (years.some((each) => each.start_date > year.start_date && each.closed_at !== null)) {
    throw problem("YEAR_ORDER");
  }
  await change(trx, companyId, yearId, { closed_at: null, locked_until: null });
  const voucherId = await findValidClosing(trx, companyId, yearId);
  if (voucherId !== null) await cancel(trx, author, voucherId, entryStamp);
  await change(trx, companyId, yearId, { locked_until: year.locked_until });
  return toYearState({ ...year, closed_at: null });
}

/**
 * Locks a year up to and including a day (`YYYY-MM-DD`), or unlocks it (null). Waits for running
 * postings. Throws NOT_FOUND, YEAR_CLOSED, DATE_INVALID, YEAR_MISSING for a day outside the year.
 */
export async function lockUntil(
  trx: Knex.Transaction,
  { companyId }: Author,
  yearId: number,
  date: string | null,
): Promise<YearState> {
  const year = findYear(await lockYears(trx, companyId, "exclusive"), yearId);
  if (year.closed_at !== null) throw problem("YEAR_CLOSED");
  if (date !== null && !isDay(date)) throw problem("DATE_INVALID");
  if (date !== null && (date < year.start_date || year.end_date < date)) {
    throw problem("YEAR_MISSING", { message: "The day must be in the year that is locked." });
  }
  await change(trx, companyId, yearId, { locked_until: date });
  return toYearState({ ...year, locked_until: date });
}

/** Income and expense balances up to a day, from the ledger entries, not the rollups. */
async function sumResultAccounts(
  trx: Knex.Transaction,
  companyId: number,
  date: string,
): Promise<{ accountId: number; amount: Paise }[]> {
  const [rows] = await trx.raw<[{ account_id: number; balance: string }[]]>(
    `SELECT e.account_id, SUM(e.debit - e.credit) AS balance FROM account_groups g
      JOIN accounts a ON a.company_id = g.company_id AND a.group_id = g.id
      JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date <= :date
      WHERE g.company_id = :companyId AND g.nature IN ('Income', 'Expenses')
      GROUP BY e.account_id HAVING balance <> 0 ORDER BY e.account_id`,
    { companyId, date },
  );
  return (rows ?? []).map((row) => ({ accountId: row.account_id, amount: paise(row.balance) }));
}

async function findValidClosing(
  trx: Knex.Transaction,
  companyId: number,
  yearId: number,
): Promise<number | null> {
  const [rows] = await trx.raw<[{ id: number }[]]>(
    `SELECT v.id FROM vouchers v
      LEFT JOIN vouchers r ON r.company_id = v.company_id AND r.kind = v.kind AND r.year_id = v.year_id
        AND r.series_id = v.series_id AND r.number = v.number AND r.reverses_id = v.id
      WHERE v.company_id = :companyId AND v.kind = 'closing' AND v.year_id = :yearId AND v.reverses_id IS NULL
        AND r.id IS NULL`,
    { companyId, yearId },
  );
  return rows?.[0]?.id ?? null;
}

function findYear(years: readonly FinancialYear[], id: number): FinancialYear {
  const year = years.find((each) => each.id === id);
  if (!year) throw problem("NOT_FOUND");
  return year;
}

function change(
  trx: Knex.Transaction,
  companyId: number,
  id: number,
  row: Partial<Pick<FinancialYear, "locked_until" | "closed_at">>,
) {
  return trx("financial_years").where({ company_id: companyId, id }).update(row);
}
