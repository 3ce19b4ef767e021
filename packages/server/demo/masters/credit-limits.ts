import type { Knex } from "knex";
import { type Paise, formatPaise, GROUP } from "@vanbook/sdk/books";
import type { DayBook } from "../days/day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";

/**
 * Sets the customers' credit limits by their balances: one in ten has none, and one in fifty may owe more than its
 * limit.
 */
export async function giveCreditLimits(
  trx: Knex.Transaction,
  { author, customers }: DemoCompany,
  book: DayBook,
): Promise<void> {
  const limits = customers.flatMap(({ id }, index) => [id, limitOf(book.balance(id), index)]);
  const cases = customers.map(() => "WHEN ? THEN ?").join(" ");
  await trx.raw(
    `UPDATE accounts SET credit_limit = CASE id ${cases} END WHERE company_id = ? AND group_id = ${GROUP.debtors}`,
    [...limits, author.companyId],
  );
}

function limitOf(owed: Paise, index: number): string | null {
  if (index % 10 === 9) return null;
  const needed = index % 50 === 7 && owed > STEP ? (owed * 3n) / 4n : owed * 2n + STEP;
  const steps = index % 50 === 7 ? needed / STEP : (needed + STEP - 1n) / STEP;
  return formatPaise((steps > 2n ? steps : 2n) * STEP);
}

/** Limits are in steps of 5,000 rupees, and at least 10,000 rupees. */
const STEP = 500_000n;
