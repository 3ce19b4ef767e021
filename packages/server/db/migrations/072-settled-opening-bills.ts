import type { Migration } from "../migration.ts";

/**
 * A settlement names an opening bill by the opening's voucher and the line there; 0 for other
 * bills. It is part of the key, because a receipt may pay several bills of one opening.
 */
export const settledOpeningBills: Migration = {
  name: "072-settled-opening-bills",
  up: [
    `ALTER TABLE settlements ADD COLUMN bill_line SMALLINT NOT NULL DEFAULT 0,
      DROP PRIMARY KEY, ADD PRIMARY KEY (company_id, voucher_id, bill_voucher_id, bill_line)`,
  ],
  down: [
    "DELETE FROM settlements WHERE bill_line <> 0",
    `ALTER TABLE settlements DROP PRIMARY KEY, DROP COLUMN bill_line,
      ADD PRIMARY KEY (company_id, voucher_id, bill_voucher_id)`,
  ],
};
