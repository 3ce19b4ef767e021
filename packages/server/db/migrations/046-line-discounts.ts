import type { Migration } from "../migration.ts";

/**
 * What a line of a bill is less before tax: the amount, and the percentage that it was given in (0
 * where it was given as an amount); of an order's line the percentage.
 */
export const lineDiscounts: Migration = {
  name: "046-line-discounts",
  up: [
    `ALTER TABLE bill_lines ADD COLUMN discount_rate DECIMAL(10,2) NOT NULL DEFAULT 0,
      ADD COLUMN discount DECIMAL(18,2) NOT NULL DEFAULT 0`,
    "ALTER TABLE order_lines ADD COLUMN discount_rate DECIMAL(10,2) NOT NULL DEFAULT 0",
  ],
  down: [
    "ALTER TABLE bill_lines DROP COLUMN discount_rate, DROP COLUMN discount",
    "ALTER TABLE order_lines DROP COLUMN discount_rate",
  ],
};
