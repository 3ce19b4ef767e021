import type { Knex } from "knex";
import type { Logger } from "pino";
import { createSystemAuthor } from "../auth/audit.ts";
import { createYearsUntil, calculateLastNeededDay } from "../books/years/create-year.ts";
import { getToday } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";
import { runEveryHour, type Pace } from "./every-hour.ts";

/**
 * Runs every hour until the returned function is called; after an error, again a minute later. The
 * year that begins on 1 April is created a week before. Several processes may do this at the same
 * time.
 */
export function keepYearsAhead(
  db: Knex,
  log: Pick<Logger, "info" | "warn">,
  { day = getToday, ...pace }: Pace & { day?: () => string } = {},
): () => void {
  const failureMessage = "Could not find out whether a financial year is due.";
  return runEveryHour(() => createMissingYears(db, day(), log), log, failureMessage, pace);
}

/**
 * Creates the years, with their series, that companies need on `day` or within a week after it
 * (several if the server was off for years). Returns whether all succeeded; an error in one company
 * is logged and does not stop the others.
 */
export async function createMissingYears(
  db: Knex,
  day: string,
  log: Pick<Logger, "info" | "warn">,
): Promise<boolean> {
  let isDone = true;
  for (const companyId of await listCompaniesWithoutYear(db, calculateLastNeededDay(day))) {
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

async function listCompaniesWithoutYear(db: Knex, day: string): Promise<number[]> {
  const companies = db("companies as c")
    .join("financial_years as y", "y.company_id", "c.company_id")
    .where({ "c.is_deleted": 0, "y.is_deleted": 0 })
    .groupBy("c.company_id")
    .havingRaw("MAX(y.end_date) < ?", [day])
    .orderBy("c.company_id");
  return (await companies.pluck("c.company_id")) as number[];
}

async function createYearsOf(db: Knex, companyId: number, day: string): Promise<string[]> {
  const createdYears = await withTransaction(db, (trx) =>
    createYearsUntil(trx, createSystemAuthor(companyId), day),
  );
  return createdYears.map(({ label }) => label);
}
