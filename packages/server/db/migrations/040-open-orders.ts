import type { Migration } from "../migration.ts";

/** Finds the orders of a customer that are still to be billed. */
export const openOrders: Migration = {
  name: "040-open-orders",
  up: ["ALTER TABLE orders ADD KEY orders_customer (company_id, customer_id, status, date, id)"],
  down: ["ALTER TABLE orders DROP KEY orders_customer"],
};
