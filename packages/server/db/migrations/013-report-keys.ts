import type { Migration } from "../migration.ts";

/** Keys by which bills are counted and summed: with these columns beside them nothing else of a bill is read. */
const KEYS = [
  ["bills_date", "company_id, date, id"],
  ["bills_salesman", "company_id, salesman_id, date, id"],
  ["bills_customer", "company_id, customer_id, date, id"],
] as const;

/** What reports read of a million bills stands in the keys that find them. */
export const reportKeys: Migration = {
  name: "013-report-keys",
  up: KEYS.map(([key, columns]) => changed(key, `${columns}, status, amount`)),
  down: KEYS.map(([key, columns]) => changed(key, columns)),
};

/** In one statement, as a foreign key may need it. */
function changed(key: string, columns: string) {
  return `ALTER TABLE bills DROP KEY ${key}, ADD KEY ${key} (${columns})`;
}
