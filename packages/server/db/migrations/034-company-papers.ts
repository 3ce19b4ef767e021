import type { Migration } from "../migration.ts";

/**
 * What a company's papers say of it besides its address: the bank and the UPI id that customers pay
 * to, and who signs.
 */
export const companyPapers: Migration = {
  name: "034-company-papers",
  up: [
    `ALTER TABLE companies ADD COLUMN bank_name VARCHAR(100) NULL, ADD COLUMN bank_branch VARCHAR(100) NULL,
      ADD COLUMN bank_account_no VARCHAR(34) NULL, ADD COLUMN ifsc VARCHAR(11) NULL, ADD COLUMN upi_id VARCHAR(100) NULL,
      ADD COLUMN signatory VARCHAR(100) NULL`,
  ],
  down: [
    `ALTER TABLE companies DROP COLUMN bank_name, DROP COLUMN bank_branch, DROP COLUMN bank_account_no, DROP COLUMN ifsc,
      DROP COLUMN upi_id, DROP COLUMN signatory`,
  ],
};
