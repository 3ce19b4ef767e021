import type { Migration } from "../migration.ts";

/** The location of a cheque's bank, besides its branch: receipts have both. */
export const bankLocation: Migration = {
  name: "015-bank-location",
  up: ["ALTER TABLE receipts ADD COLUMN bank_location VARCHAR(100) NULL"],
  down: ["ALTER TABLE receipts DROP COLUMN bank_location"],
};
