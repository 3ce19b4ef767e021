import type { Migration } from "../migration.ts";

/**
 * The bill or purchase that a note refers to, by its voucher, whether or not the note settles it.
 * Notes of before, and those that name none, refer to what they settle.
 */
export const referredDocuments: Migration = {
  name: "061-referred-documents",
  up: [
    `ALTER TABLE notes ADD COLUMN refers_to INT NULL,
      ADD KEY notes_refers_to (company_id, refers_to, voucher_id),
      ADD CONSTRAINT notes_refers_to FOREIGN KEY (company_id, refers_to) REFERENCES vouchers (company_id, id)`,
  ],
  down: [
    `ALTER TABLE notes DROP FOREIGN KEY notes_refers_to, DROP KEY notes_refers_to, DROP COLUMN refers_to`,
  ],
};
