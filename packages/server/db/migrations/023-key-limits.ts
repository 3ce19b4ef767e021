import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * From where an API key may be used and was, its secret before the last rotation, and pages that
 * asked and are not allowed.
 */
export const keyLimits: Migration = {
  name: "023-key-limits",
  up: [
    // addresses: a JSON array of IP addresses and ranges; NULL allows all.
    `ALTER TABLE api_keys
      ADD COLUMN addresses TEXT NULL, ADD COLUMN last_used_from VARCHAR(45) NULL,
      ADD COLUMN former_hash BINARY(32) NULL, ADD COLUMN former_until DATETIME(3) NULL,
      ADD COLUMN version INT NOT NULL DEFAULT 1`,
    `CREATE TABLE asked_origins (
      company_id INT NOT NULL, origin VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, times INT NOT NULL,
      since DATETIME(3) NOT NULL, last_at DATETIME(3) NOT NULL, key_id INT NULL,
      PRIMARY KEY (company_id, origin), KEY asked_origins_last (company_id, last_at)
    ) ${TABLE_OPTIONS}`,
  ],
  down: [
    ...dropTables("asked_origins"),
    `ALTER TABLE api_keys DROP COLUMN addresses, DROP COLUMN last_used_from, DROP COLUMN former_hash,
      DROP COLUMN former_until, DROP COLUMN version`,
  ],
};
