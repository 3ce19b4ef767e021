import { TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * What accounts were debited and credited with from the beginning until the end of a month. They are true up to the month of
 * `balanced_to`, which is the same in all of a company's years: postings lock these rows anyway, so whoever sums the months up knows
 * that no posting is under way.
 */
export const keptBalances: Migration = {
  name: "045-kept-balances",
  up: [
    `CREATE TABLE ledger_balance (
      company_id INT NOT NULL, month DATE NOT NULL, account_id INT NOT NULL, entry_kind VARCHAR(16) NOT NULL,
      debit DECIMAL(18,2) NOT NULL, credit DECIMAL(18,2) NOT NULL, entries INT NOT NULL,
      PRIMARY KEY (company_id, month, account_id, entry_kind)
    ) ${TABLE_OPTIONS}`,
    "ALTER TABLE financial_years ADD COLUMN balanced_to DATE NULL",
  ],
  down: ["ALTER TABLE financial_years DROP COLUMN balanced_to", "DROP TABLE ledger_balance"],
};
