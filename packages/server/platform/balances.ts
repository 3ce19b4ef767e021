import type { Knex } from "knex";
import type { Logger } from "pino";
import {
  areWhole,
  keepBalances,
  readLastKeptMonth,
  recalculateBalances,
} from "../books/rollups/kept-balances.ts";
import { addMonths } from "@vanbook/sdk/books";
import { getToday } from "../clock.ts";
import { runEveryHour, type Pace } from "./every-hour.ts";

/**
 * Runs after an hour and then every hour, until the returned function is called; after an error,
 * again a minute later. Not at once, because servers of the previous release, which are stopped
 * while this one starts, post without updating balances.
 */
export function keepBalancesOfAll(
  db: Knex,
  log: Pick<Logger, "info" | "warn">,
  { day = getToday, ...pace }: Pace & { day?: () => string } = {},
): () => void {
  const failureMessage = "Could not find out whose balances are due.";
  return runEveryHour(() => keepMissingBalances(db, day(), log), log, failureMessage, {
    isLater: true,
    ...pace,
  });
}

/**
 * For all months except the current and the previous one, which still get postings. First repairs
 * balances that lack entries. Returns whether all succeeded; an error in one company is logged and
 * does not stop the others.
 */
export async function keepMissingBalances(
  db: Knex,
  day: string,
  log: Pick<Logger, "info" | "warn">,
): Promise<boolean> {
  const until = addMonths(day, -2);
  let isDone = true;
  const companies: number[] = await db("companies").orderBy("company_id").pluck("company_id");
  for (const company of companies) {
    try {
      if (!(await areWhole(db, company))) {
        log.warn({ company }, "Balances lacked entries; they are summed up again.");
        await recalculateBalances(db, company);
      }
      const last = await readLastKeptMonth(db, company);
      const months = last === null || last < until ? await keepBalances(db, company, until) : 0;
      if (months > 0) log.info({ company, months, until }, "Balances were summed up.");
    } catch (error) {
      isDone = false;
      log.warn({ err: error, company }, "Balances could not be summed up.");
    }
  }
  return isDone;
}
