import type { Knex } from "knex";
import type { Logger } from "pino";
import { areWhole, keepBalances, keptUntil, renewBalances } from "../books/rollups/kept-balances.ts";
import { monthsLater } from "@vanbook/sdk/books";
import { today } from "../clock.ts";
import { everyHour, type Pace } from "./every-hour.ts";

/**
 * Stores the monthly balances of all companies: after an hour and then every hour, until the returned
 * function is called. Errors are logged, and it tries again a minute later. It does not begin at once,
 * because servers of the previous release, which are stopped while this one starts, post without updating
 * balances.
 */
export function keepBalancesOfAll(
  db: Knex,
  log: Pick<Logger, "info" | "warn">,
  { day = today, ...pace }: Pace & { day?: () => string } = {},
): () => void {
  const failed = "Could not find out whose balances are due.";
  return everyHour(() => keepMissingBalances(db, day(), log), log, failed, { isLater: true, ...pace });
}

/**
 * Stores the balances that companies lack on `day`: for all months except the current and the previous one,
 * which are still posted into. First repairs balances that lack entries. Returns whether all succeeded; an
 * error in one company is logged and does not stop the others.
 */
export async function keepMissingBalances(
  db: Knex,
  day: string,
  log: Pick<Logger, "info" | "warn">,
): Promise<boolean> {
  const until = monthsLater(day, -2);
  let isDone = true;
  const companies: number[] = await db("companies").orderBy("company_id").pluck("company_id");
  for (const company of companies) {
    try {
      if (!(await areWhole(db, company))) {
        log.warn({ company }, "Balances lacked entries; they are summed up anew.");
        await renewBalances(db, company);
      }
      const last = await keptUntil(db, company);
      const months = last === null || last < until ? await keepBalances(db, company, until) : 0;
      if (months > 0) log.info({ company, months, until }, "Balances were summed up.");
    } catch (error) {
      isDone = false;
      log.warn({ err: error, company }, "Balances could not be summed up.");
    }
  }
  return isDone;
}
