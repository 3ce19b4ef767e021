import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * What accounts were debited and credited with from the beginning until the end of a month, and up
 * to which month that is kept.
 */
export const keptBalances: Migration = {
  name: "045-kept-balances",
  up: [
    `CREATE TABLE ledger_balance (
      company_id INT NOT NULL, month DATE NOT NULL, account_id INT NOT NULL, entry_kind VARCHAR(16) NOT NULL,
      debit DECIMAL(18,2) NOT NULL, credit DECIMAL(18,2) NOT NULL, entries INT NOT NULL,
      PRIMARY KEY (company_id, month, account_id, entry_kind)
    ) ${TABLE_OPTIONS}`,
    // Not a column of financial_years: every posting locks those rows, so that table could not be
    // altered while people work.
    `CREATE TABLE kept_balances (
      company_id INT NOT NULL, month DATE NOT NULL,
      PRIMARY KEY (company_id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("ledger_balance", "kept_balances"),
};
