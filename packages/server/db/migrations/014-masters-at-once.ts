import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** The tables of records that are edited in forms. */
const EDITED = [
  "companies",
  "branches",
  "zones",
  "users",
  "macs",
  "employee_distributors",
  "accounts",
  "items",
  "invoice_series",
  "allocations",
  "routes",
  "vehicles",
  "beat_plans",
  "rate_slabs",
  "messages",
  "tasks",
] as const;

/**
 * Concurrent editing of masters: who saves an outdated record is told so, and no name is used
 * twice.
 */
export const mastersAtOnce: Migration = {
  name: "014-masters-at-once",
  up: [
    // version counts a record's changes; a save sends the version that it is based on.
    ...EDITED.map((table) => `ALTER TABLE ${table} ADD COLUMN version INT NOT NULL DEFAULT 1`),
    // One row per company and kind of record: a writer locks it from its checks until its commit.
    `CREATE TABLE write_turns (
      company_id INT NOT NULL, name VARCHAR(40) NOT NULL, turns INT NOT NULL,
      PRIMARY KEY (company_id, name)
    ) ${TABLE_OPTIONS}`,
  ],
  down: [
    ...dropTables("write_turns"),
    ...EDITED.toReversed().map((table) => `ALTER TABLE ${table} DROP COLUMN version`),
  ],
};
