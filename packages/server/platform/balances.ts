import type { Knex } from "knex";
import type { Logger } from "pino";
import { keepBalances } from "../books/rollups/kept-balances.ts";
import { monthsLater } from "../books/years/months.ts";
import { today } from "../clock.ts";
import { everyHour, type Pace } from "./every-hour.ts";

/** Keeps the balances of all companies' months, every hour until the function that it answers is called. What goes wrong is logged and tried again a minute later. */
export function keepBalancesOfAll(
  db: Knex,
  log: Pick<Logger, "info" | "warn">,
  { day = today, ...pace }: Pace & { day?: () => string } = {},
): () => void {
  const failed = "Could not find out whose balances are due.";
  return everyHour(() => keepMissingBalances(db, day(), log), log, failed, pace);
}

/**
 * Keeps the balances that companies lack on a day: of all months but the running one and the one before, which are still posted into. Answers
 * whether all is done; a company where it failed is logged and keeps nobody waiting.
 */
export async function keepMissingBalances(
  db: Knex,
  day: string,
  log: Pick<Logger, "info" | "warn">,
): Promise<boolean> {
  const until = monthsLater(day, -2);
  let isDone = true;
  for (const company of await companiesWithout(db, until)) {
    try {
      const months = await keepBalances(db, company, until);
      if (months > 0) log.info({ company, months, until }, "Balances were summed up.");
    } catch (error) {
      isDone = false;
      log.warn({ err: error, company }, "Balances could not be summed up.");
    }
  }
  return isDone;
}

/** Companies with entries until the end of a month whose balances are not kept. */
async function companiesWithout(db: Knex, until: string): Promise<number[]> {
  const companies = db("companies as c")
    .join("financial_years as y", "y.company_id", "c.company_id")
    .whereRaw("EXISTS (SELECT 1 FROM ledger_month m WHERE m.company_id = c.company_id AND m.month <= ?)", [
      until,
    ])
    .groupBy("c.company_id")
    .havingRaw("COALESCE(MAX(y.balanced_to), '1900-01-01') < ?", [until])
    .orderBy("c.company_id");
  return (await companies.pluck("c.company_id")) as number[];
}
