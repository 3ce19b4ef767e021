import type { Knex } from "knex";
import { formatDayStart } from "../../clock.ts";

export function limitToIndianDays(
  rows: Knex.QueryBuilder,
  column: string,
  { FromDate, ToDate }: { FromDate: string; ToDate: string },
): Knex.QueryBuilder {
  const after = new Date(`${ToDate}T00:00:00Z`);
  after.setUTCDate(after.getUTCDate() + 1);
  return rows
    .where(column, ">=", formatDayStart(FromDate))
    .where(column, "<", formatDayStart(after.toISOString().slice(0, 10)));
}
