import type { Migration } from "../migration.ts";

/**
 * What the delivery challan of a van load states of each line (CGST rule 55): its value at the list
 * price and the tax on it, frozen when the load is posted. NULL for loads from before; their
 * challans derive it, and say so.
 */
export const challanValues: Migration = {
  name: "079-challan-values",
  up: [
    `ALTER TABLE van_load_lines
      ADD COLUMN mrp DECIMAL(18,4) NULL, ADD COLUMN unit_price DECIMAL(18,4) NULL,
      ADD COLUMN price_has_tax TINYINT NULL, ADD COLUMN tax_rate DECIMAL(10,2) NULL,
      ADD COLUMN taxable DECIMAL(18,2) NULL, ADD COLUMN cgst DECIMAL(18,2) NULL,
      ADD COLUMN sgst DECIMAL(18,2) NULL, ADD COLUMN igst DECIMAL(18,2) NULL,
      ADD COLUMN amount DECIMAL(18,2) NULL`,
  ],
  down: [
    `ALTER TABLE van_load_lines
      DROP COLUMN mrp, DROP COLUMN unit_price, DROP COLUMN price_has_tax, DROP COLUMN tax_rate,
      DROP COLUMN taxable, DROP COLUMN cgst, DROP COLUMN sgst, DROP COLUMN igst, DROP COLUMN amount`,
  ],
};
