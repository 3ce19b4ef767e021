import type { Migration } from "../migration.ts";

/**
 * Covering indexes by day: with these columns in them the dashboard sums documents without reading
 * the rows themselves.
 */
const KEYS = [
  {
    table: "bills",
    key: "bills_date",
    before: "company_id, date, id, status, amount",
    more: "inv_type, salesman_id, customer_id, branch_id",
  },
  {
    table: "receipts",
    key: "receipts_date",
    before: "company_id, date, id",
    more: "status, amount, user_id, branch_id",
  },
  {
    table: "orders",
    key: "orders_date",
    before: "company_id, date, id",
    more: "status, amount, user_id, branch_id",
  },
] as const;

/** Indexes for the dashboard over a million bills. */
export const dashboardKeys: Migration = {
  name: "019-dashboard-keys",
  up: KEYS.map(({ table, key, before, more }) => changed(table, key, `${before}, ${more}`)),
  down: KEYS.map(({ table, key, before }) => changed(table, key, before)),
};

/** Dropped and added in one statement, because a foreign key may need the index. */
function changed(table: string, key: string, columns: string) {
  return `ALTER TABLE ${table} DROP KEY ${key}, ADD KEY ${key} (${columns})`;
}
