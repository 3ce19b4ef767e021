import type { Migration } from "../migration.ts";

/** The input tax within an expense, and whose invoice it is of. */
export const expenseTaxes: Migration = {
  name: "048-expense-taxes",
  up: [
    `ALTER TABLE expenses ADD COLUMN tax_rate DECIMAL(10,2) NOT NULL DEFAULT 0,
      ADD COLUMN cgst DECIMAL(18,2) NOT NULL DEFAULT 0, ADD COLUMN sgst DECIMAL(18,2) NOT NULL DEFAULT 0,
      ADD COLUMN igst DECIMAL(18,2) NOT NULL DEFAULT 0, ADD COLUMN supplier_gstin VARCHAR(15) NULL,
      ADD COLUMN supplier_invoice_no VARCHAR(60) NULL`,
  ],
  down: [
    `ALTER TABLE expenses DROP COLUMN tax_rate, DROP COLUMN cgst, DROP COLUMN sgst, DROP COLUMN igst,
      DROP COLUMN supplier_gstin, DROP COLUMN supplier_invoice_no`,
  ],
};
