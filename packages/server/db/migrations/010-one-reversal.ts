import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

const CLIENTS = ["vouchers", "orders", "trips", "visits", "locations"];

/**
 * A unique key on reverses_id: a voucher is reversed once, even by concurrent requests. Client ids
 * are compared byte by byte: two that differ in case are different. And a table of rows to lock a
 * party by: postings lock the party's account row, so that one can't serve.
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
