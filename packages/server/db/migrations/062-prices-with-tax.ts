import type { Migration } from "../migration.ts";

/**
 * Whether the price of a line contains its tax. An order's line gets what a bill calculates its
 * amount from, and the order whether it goes to another State; both are NULL for older orders. Old
 * lines keep the price without tax that they were calculated from.
 */
export const pricesWithTax: Migration = {
  name: "062-prices-with-tax",
  up: [
    "ALTER TABLE bill_lines ADD COLUMN price_has_tax TINYINT NOT NULL DEFAULT 0",
    "ALTER TABLE sale_return_lines ADD COLUMN price_has_tax TINYINT NOT NULL DEFAULT 0",
    "ALTER TABLE orders ADD COLUMN inter_state TINYINT NULL",
    `ALTER TABLE order_lines ADD COLUMN unit_price DECIMAL(18,4) NULL,
      ADD COLUMN price_has_tax TINYINT NOT NULL DEFAULT 0, ADD COLUMN tax_rate DECIMAL(10,2) NULL`,
  ],
  down: [
    "ALTER TABLE order_lines DROP COLUMN tax_rate, DROP COLUMN price_has_tax, DROP COLUMN unit_price",
    "ALTER TABLE orders DROP COLUMN inter_state",
    "ALTER TABLE sale_return_lines DROP COLUMN price_has_tax",
    "ALTER TABLE bill_lines DROP COLUMN price_has_tax",
  ],
};
