import type { Knex } from "knex";
import { dayBegins } from "../../clock.ts";

/** Keeps the rows within a range of days in India; `column` holds instants. */
export function withinDays(
  rows: Knex.QueryBuilder,
  column: string,
  { FromDate, ToDate }: { FromDate: string; ToDate: string },
): Knex.QueryBuilder {
  const after = new Date(`${ToDate}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  return rows
    .where(column, ">=", dayBegins(FromDate))
    .where(column, "<", dayBegins(after.toISOString().slice(0, 10)));
}
