import type { Migration } from "../migration.ts";

/** Where the bank of a cheque is, beside its branch: receipts are sent both. */
export const bankLocation: Migration = {
  name: "015-bank-location",
  up: ["ALTER TABLE receipts ADD COLUMN bank_location VARCHAR(100) NULL"],
  down: ["ALTER TABLE receipts DROP COLUMN bank_location"],
};
