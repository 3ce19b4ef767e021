import type { Migration } from "../migration.ts";

/**
 * Expenses whose GST the company owes itself (section 9(3) and (4) of the CGST Act): it is over the
 * amount, not within it.
 */
export const reverseCharge: Migration = {
  name: "056-reverse-charge",
  up: ["ALTER TABLE expenses ADD COLUMN reverse_charge TINYINT NOT NULL DEFAULT 0"],
  down: ["ALTER TABLE expenses DROP COLUMN reverse_charge"],
};
