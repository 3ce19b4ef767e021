import type { Knex } from "knex";
import { type Paise, formatPaise, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import type { DayBook } from "../days/day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";

/**
 * By the customers' balances: one in ten has no limit, and one in fifty may owe more than its
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
    `UPDATE accounts SET credit_limit = CASE id ${cases} END WHERE company_id = ? AND group_id = ${ACCOUNT_GROUP.debtors}`,
    [...limits, author.companyId],
  );
}

function limitOf(balance: Paise, index: number): string | null {
  if (index % 10 === 9) return null;
  const minimum = index % 50 === 7 && balance > LIMIT_STEP ? (balance * 3n) / 4n : balance * 2n + LIMIT_STEP;
  const steps = index % 50 === 7 ? minimum / LIMIT_STEP : (minimum + LIMIT_STEP - 1n) / LIMIT_STEP;
  return formatPaise((steps > 2n ? steps : 2n) * LIMIT_STEP);
}

/** Steps of 5,000 rupees, in paise; a limit has at least two steps. */
const LIMIT_STEP = 500_000n;
