import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** The tables whose records people edit in a form. */
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

/** Several people keep masters at once: who saves an outdated record is told, and no name is given twice. */
export const mastersAtOnce: Migration = {
  name: "014-masters-at-once",
  up: [
    // Counts the changes of a record; a save names the one that it was made from.
    ...EDITED.map((table) => `ALTER TABLE ${table} ADD COLUMN version INT NOT NULL DEFAULT 1`),
    // A row for each kind of record of a company: who checks before he writes holds it until he has committed.
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
