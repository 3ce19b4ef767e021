import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Of input tax. GSTR-2B files as they were imported, the latest of each month, and what was decided about their
 * documents. `document_id` is the digest of what a document says, so that a later file keeps the
 * decisions about documents that it did not change (docs/decisions/069-statement-2b.md).
 */
export const statements2b: Migration = {
  name: "085-statements-2b",
  up: [
    `CREATE TABLE IF NOT EXISTS statements_2b (
      company_id INT NOT NULL, month CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      gstin CHAR(15) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, digest BINARY(32) NOT NULL, file MEDIUMBLOB NOT NULL,
      made_on DATE NULL, document_count INT NOT NULL, refused_count INT NOT NULL, refusals MEDIUMTEXT NOT NULL,
      unread_parts TEXT NOT NULL, imported_by INT NULL, imported_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, month)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE IF NOT EXISTS statement_2b_decisions (
      company_id INT NOT NULL, month CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      document_id CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, decision VARCHAR(8) NOT NULL, voucher_id INT NULL,
      decided_by INT NULL, decided_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, month, document_id), KEY statement_2b_decisions_voucher (company_id, voucher_id),
      CONSTRAINT statement_2b_decisions_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // What a journal reversed of a bill's input tax because it is unpaid; negative: claimed again.
    `CREATE TABLE IF NOT EXISTS input_tax_reversals (
      company_id INT NOT NULL, voucher_id INT NOT NULL, bill_voucher_id INT NOT NULL,
      cgst DECIMAL(18,2) NOT NULL, sgst DECIMAL(18,2) NOT NULL, igst DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, voucher_id, bill_voucher_id), KEY input_tax_reversals_bill (company_id, bill_voucher_id),
      CONSTRAINT input_tax_reversals_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id),
      CONSTRAINT input_tax_reversals_bill FOREIGN KEY (company_id, bill_voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("statements_2b", "statement_2b_decisions", "input_tax_reversals"),
};
