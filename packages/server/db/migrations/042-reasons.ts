import type { Migration } from "../migration.ts";

/** Why a voucher was taken back: kept with its reversal. */
export const reasons: Migration = {
  name: "042-reasons",
  up: ["ALTER TABLE vouchers ADD COLUMN reason VARCHAR(300) NULL"],
  down: ["ALTER TABLE vouchers DROP COLUMN reason"],
};
