import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Credit notes to customers and debit notes to suppliers, of which no goods move. */
export const notes: Migration = {
  name: "049-notes",
  up: [
    // type: CN credit note, DN debit note; each has a separate number sequence. amount includes
    // tax, account_id is the account it is booked to.
    `CREATE TABLE notes (
      company_id INT NOT NULL, id INT NOT NULL,
      voucher_id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, date DATE NOT NULL, status TINYINT NOT NULL DEFAULT 1,
      amount DECIMAL(18,2) NOT NULL, narration VARCHAR(500) NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      cancelled_by INT NULL, cancelled_at DATETIME(3) NULL, replaced_by INT NULL,
      type CHAR(2) NOT NULL, party_id INT NOT NULL, account_id INT NOT NULL, branch_id INT NULL,
      inter_state TINYINT NOT NULL DEFAULT 0, tax_rate DECIMAL(10,2) NOT NULL DEFAULT 0, taxable DECIMAL(18,2) NOT NULL,
      cgst DECIMAL(18,2) NOT NULL DEFAULT 0, sgst DECIMAL(18,2) NOT NULL DEFAULT 0, igst DECIMAL(18,2) NOT NULL DEFAULT 0,
      PRIMARY KEY (company_id, id), KEY notes_number (company_id, type, year_id, number, status),
      KEY notes_date (company_id, date, id), KEY notes_voucher (company_id, voucher_id),
      KEY notes_party (company_id, party_id, date),
      CONSTRAINT notes_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("notes"),
};
