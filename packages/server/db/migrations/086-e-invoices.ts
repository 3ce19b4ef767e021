import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** What a company says of its e-invoices, and what the portal said of each document. */
export const eInvoices: Migration = {
  name: "086-e-invoices",
  up: [
    // duty_from: the first day whose documents are reported. pin: of the company's address.
    // portal_keys: a JSON array of the public keys that the portal signs with, with their days.
    `CREATE TABLE IF NOT EXISTS e_invoice_settings (
      company_id INT NOT NULL, duty_from DATE NULL, pin VARCHAR(6) NULL, portal_keys TEXT NULL,
      version INT NOT NULL DEFAULT 1, modified_by INT NULL, modified_at DATETIME(3) NULL,
      PRIMARY KEY (company_id)
    ) ${TABLE_OPTIONS}`,
    // year: as in 2025-26.
    `CREATE TABLE IF NOT EXISTS e_invoice_turnovers (
      company_id INT NOT NULL, year CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, amount DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, year)
    ) ${TABLE_OPTIONS}`,
    // status: reported, cancelled (on the portal) or refused. messages: a JSON array of what it said.
    `CREATE TABLE IF NOT EXISTS e_invoices (
      company_id INT NOT NULL, voucher_id INT NOT NULL, status VARCHAR(10) NOT NULL,
      irn CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL, ack_no VARCHAR(20) NULL, ack_at DATETIME(3) NULL,
      signed_qr TEXT NULL, cancelled_at DATETIME(3) NULL, messages TEXT NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL, modified_by INT NULL, modified_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, voucher_id), UNIQUE KEY e_invoices_irn (company_id, irn),
      CONSTRAINT e_invoices_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("e_invoice_settings", "e_invoice_turnovers", "e_invoices"),
};
