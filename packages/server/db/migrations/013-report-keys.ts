import type { Migration } from "../migration.ts";

/**
 * Covering indexes to count and sum bills: with these columns in the index the rows themselves are
 * not read.
 */
const KEYS = [
  ["bills_date", "company_id, date, id"],
  ["bills_salesman", "company_id, salesman_id, date, id"],
  ["bills_customer", "company_id, customer_id, date, id"],
] as const;

/** Indexes for reports over a million bills. */
export const reportKeys: Migration = {
  name: "013-report-keys",
  up: KEYS.map(([key, columns]) => changed(key, `${columns}, status, amount`)),
  down: KEYS.map(([key, columns]) => changed(key, columns)),
};

/** Dropped and added in one statement, because a foreign key may need the index. */
function changed(key: string, columns: string) {
  return `ALTER TABLE bills DROP KEY ${key}, ADD KEY ${key} (${columns})`;
}
