import type { Migration } from "../migration.ts";

/** Finds the bills of an order, which the check of the books looks up for each order. */
export const billsOfOrders: Migration = {
  name: "067-bills-of-orders",
  up: ["ALTER TABLE bills ADD KEY bills_order (company_id, order_id)"],
  down: ["ALTER TABLE bills DROP KEY bills_order"],
};
