import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * On which day the bank had an entry of a bank account. Entries themselves never change, so that
 * the day stands beside them; one without a row is not known to be in the bank.
 */
export const bankDates: Migration = {
  name: "047-bank-dates",
  up: [
    // account_id, date, debit and credit are copied from the entry, which never changes, so the key
    // alone gives the bank balance on a day without reading the entries.
    `CREATE TABLE bank_dates (
      company_id INT NOT NULL, voucher_id INT NOT NULL, line_no SMALLINT NOT NULL, account_id INT NOT NULL, date DATE NOT NULL,
      debit DECIMAL(18,2) NOT NULL, credit DECIMAL(18,2) NOT NULL, bank_date DATE NOT NULL,
      marked_by INT NULL, marked_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, voucher_id, line_no),
      KEY bank_dates_account (company_id, account_id, bank_date, date, debit, credit),
      CONSTRAINT bank_dates_entry FOREIGN KEY (company_id, voucher_id, line_no) REFERENCES ledger_entries (company_id, voucher_id, line_no),
      CONSTRAINT bank_dates_account FOREIGN KEY (company_id, account_id) REFERENCES accounts (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("bank_dates"),
};
