import type { Knex } from "knex";
import type { Logger } from "pino";
import { systemAuthor } from "../auth/audit.ts";
import { createYearsUntil, yearsNeededUntil } from "../books/years/create-year.ts";
import { today } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";
import { everyHour, type Pace } from "./every-hour.ts";

/**
 * Creates missing financial years, every hour until the returned function is called: the year that begins
 * on 1 April is created a week before. Errors are logged, and it tries again a minute later. Several
 * processes may run it at the same time.
 */
export function keepYearsAhead(
  db: Knex,
  log: Pick<Logger, "info" | "warn">,
  { day = today, ...pace }: Pace & { day?: () => string } = {},
): () => void {
  const failed = "Could not find out whether a financial year is due.";
  return everyHour(() => createMissingYears(db, day(), log), log, failed, pace);
}

/**
 * Creates the years, with their series, that companies need on `day` or within a week after it: usually
 * one, several if the server was off for years. Returns whether all succeeded; an error in one company is
 * logged and does not stop the others.
 */
export async function createMissingYears(
  db: Knex,
  day: string,
  log: Pick<Logger, "info" | "warn">,
): Promise<boolean> {
  let isDone = true;
  for (const companyId of await companiesWithoutYear(db, yearsNeededUntil(day))) {
    try {
      const labels = await createYearsOf(db, companyId, day);
      if (labels.length > 0)
        log.info({ company: companyId, years: labels }, "The next financial year was made.");
    } catch (error) {
      isDone = false;
      log.warn({ err: error, company: companyId }, "The next financial year could not be made.");
    }
  }
  return isDone;
}

/** Companies whose latest financial year ends before a day, without deleted companies. */
async function companiesWithoutYear(db: Knex, day: string): Promise<number[]> {
  const companies = db("companies as c")
    .join("financial_years as y", "y.company_id", "c.company_id")
    .where({ "c.is_deleted": 0, "y.is_deleted": 0 })
    .groupBy("c.company_id")
    .havingRaw("MAX(y.end_date) < ?", [day])
    .orderBy("c.company_id");
  return (await companies.pluck("c.company_id")) as number[];
}

async function createYearsOf(db: Knex, companyId: number, day: string): Promise<string[]> {
  const made = await withTransaction(db, (trx) => createYearsUntil(trx, systemAuthor(companyId), day));
  return made.map(({ label }) => label);
}
