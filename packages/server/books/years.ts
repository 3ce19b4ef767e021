import type { Knex } from "knex";
import { problem } from "../http/problem.ts";

/** A financial year as postings see it. */
export interface FinancialYear {
  id: number;
  start_date: string;
  end_date: string;
  locked_until: string | null;
  closed_at: string | null;
}

/** The company's years, held so that none is locked or closed before the posting ends. */
export function heldYears(trx: Knex.Transaction, companyId: number): Promise<FinancialYear[]> {
  return trx<FinancialYear>("financial_years")
    .select("id", "start_date", "end_date", "locked_until", "closed_at")
    .where({ company_id: companyId, is_deleted: 0 } as Partial<FinancialYear>)
    .orderBy("start_date")
    .forShare();
}

/** The year that a date may be posted in; refuses a date outside every year, in a closed one or in a locked period. */
export function openYearOn(years: readonly FinancialYear[], date: string): FinancialYear {
  const year = years.find((each) => each.start_date <= date && date <= each.end_date);
  if (!year) throw problem("YEAR_MISSING");
  if (year.closed_at !== null) throw problem("YEAR_CLOSED");
  if (year.locked_until !== null && date <= year.locked_until) throw problem("PERIOD_LOCKED");
  return year;
}
