import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * What a receipt names of bills, or a payment of purchases, and how much goes against each. Both
 * are named by their vouchers, so that a row says what it said when it was written: it counts while
 * neither voucher has a reversal, and an edit of either writes rows of its own.
 */
export const settlements: Migration = {
  name: "037-settlements",
  up: [
    // account_id is the party, used to look up open bills.
    `CREATE TABLE settlements (
      company_id INT NOT NULL, voucher_id INT NOT NULL, bill_voucher_id INT NOT NULL, account_id INT NOT NULL,
      amount DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, voucher_id, bill_voucher_id),
      KEY settlements_bill (company_id, bill_voucher_id, voucher_id, amount),
      KEY settlements_account (company_id, account_id, voucher_id, bill_voucher_id, amount),
      CONSTRAINT settlements_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id),
      CONSTRAINT settlements_bill_voucher FOREIGN KEY (company_id, bill_voucher_id) REFERENCES vouchers (company_id, id),
      CONSTRAINT settlements_party FOREIGN KEY (company_id, account_id) REFERENCES accounts (company_id, id),
      CONSTRAINT settlements_amount CHECK (amount > 0)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("settlements"),
};
