import type { Knex } from "knex";
import type { Logger } from "pino";
import { areWhole, keepBalances, keptUntil, renewBalances } from "../books/rollups/kept-balances.ts";
import { monthsLater } from "@vanbook/sdk/books";
import { today } from "../clock.ts";
import { everyHour, type Pace } from "./every-hour.ts";

/**
 * Keeps the balances of all companies' months, every hour until the function that it answers is called. What goes wrong is logged and tried again a
 * minute later. Not at once: servers of the release before, which are taken down while this one starts, post without a look at balances.
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
