import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The bill behind a line of an opening: its number, its date before the first day of the
 * books, and its due day. The amount is that of the ledger entry with the same line_no.
 */
export const openingBills: Migration = {
  name: "063-opening-bills",
  up: [
    `CREATE TABLE IF NOT EXISTS opening_bills (
      company_id INT NOT NULL, voucher_id INT NOT NULL, line_no SMALLINT NOT NULL, number VARCHAR(60) NOT NULL,
      date DATE NOT NULL, due_date DATE NOT NULL,
      PRIMARY KEY (company_id, voucher_id, line_no), KEY opening_bills_due (company_id, due_date, date),
      CONSTRAINT opening_bills_entry FOREIGN KEY (company_id, voucher_id, line_no)
        REFERENCES ledger_entries (company_id, voucher_id, line_no)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("opening_bills"),
};
