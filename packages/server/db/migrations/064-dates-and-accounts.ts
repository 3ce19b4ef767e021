import type { Migration } from "../migration.ts";

/** Returns of bills whose tax can no longer be reduced (section 34(2) of the CGST Act). */
export const datesAndAccounts: Migration = {
  name: "064-dates-and-accounts",
  up: ["ALTER TABLE sale_returns ADD COLUMN without_tax TINYINT NOT NULL DEFAULT 0"],
  down: ["ALTER TABLE sale_returns DROP COLUMN without_tax"],
};
