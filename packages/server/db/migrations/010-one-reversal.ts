import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

const CLIENTS = ["vouchers", "orders", "trips", "visits", "locations"];

/**
 * A voucher is taken back once, whatever its readers believe. A client's ids are compared byte by byte: an id is not a
 * word. And a row to hold a party by that no posting needs: the party's own is held by whoever posts to it.
 */
export const oneReversal: Migration = {
  name: "010-one-reversal",
  up: [
    "ALTER TABLE vouchers ADD UNIQUE KEY vouchers_reverses (company_id, reverses_id)",
    ...CLIENTS.map(
      (table) =>
        `ALTER TABLE ${table} MODIFY client_id VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NULL`,
    ),
    `CREATE TABLE party_locks (
      company_id INT NOT NULL, account_id INT NOT NULL,
      PRIMARY KEY (company_id, account_id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: [
    ...dropTables("party_locks"),
    ...CLIENTS.map((table) => `ALTER TABLE ${table} MODIFY client_id VARCHAR(64) NULL`),
    "ALTER TABLE vouchers DROP KEY vouchers_reverses",
  ],
};
