import type { Migration } from "../migration.ts";

/** What a receipt allows besides the money, or a payment is allowed. */
export const moneyDiscounts: Migration = {
  name: "044-money-discounts",
  up: [
    "ALTER TABLE receipts ADD COLUMN discount DECIMAL(18,2) NOT NULL DEFAULT 0",
    "ALTER TABLE payments ADD COLUMN discount DECIMAL(18,2) NOT NULL DEFAULT 0",
  ],
  down: ["ALTER TABLE receipts DROP COLUMN discount", "ALTER TABLE payments DROP COLUMN discount"],
};
