import type { Migration } from "../migration.ts";

/**
 * Whether a discount on a whole bill is taken before or after its tax, as a choice of the company
 * and frozen on each bill and sale return, with each line's share of a discount before tax. What
 * exists took its discounts after tax, and so do the companies that exist until they choose.
 */
export const billDiscounts: Migration = {
  name: "069-bill-discounts",
  up: [
    "ALTER TABLE companies ADD COLUMN discount_before_tax TINYINT NOT NULL DEFAULT 0",
    "ALTER TABLE bills ADD COLUMN discount_before_tax TINYINT NOT NULL DEFAULT 0",
    "ALTER TABLE bill_lines ADD COLUMN bill_discount DECIMAL(18,2) NOT NULL DEFAULT 0",
    "ALTER TABLE sale_returns ADD COLUMN discount_before_tax TINYINT NOT NULL DEFAULT 0",
    "ALTER TABLE sale_return_lines ADD COLUMN bill_discount DECIMAL(18,2) NOT NULL DEFAULT 0",
  ],
  down: [
    "ALTER TABLE sale_return_lines DROP COLUMN bill_discount",
    "ALTER TABLE sale_returns DROP COLUMN discount_before_tax",
    "ALTER TABLE bill_lines DROP COLUMN bill_discount",
    "ALTER TABLE bills DROP COLUMN discount_before_tax",
    "ALTER TABLE companies DROP COLUMN discount_before_tax",
  ],
};
