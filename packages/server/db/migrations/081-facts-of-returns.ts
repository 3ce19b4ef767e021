import type { Migration } from "../migration.ts";

const ADD_SUPPLIER_NOTE =
  "ADD COLUMN supplier_note_no VARCHAR(60) NULL, ADD COLUMN supplier_note_date DATE NULL";

/**
 * What GST returns need of a document: why a bill charges no tax on taxable goods (reverse charge,
 * or a supply without payment of IGST) and the rate that its lines leave out, and the number and
 * day of the note that a supplier issued for goods returned or for a debit note. NULL where there
 * is none.
 */
export const factsOfReturns: Migration = {
  name: "081-facts-of-returns",
  up: [
    "ALTER TABLE bills ADD COLUMN no_tax_reason VARCHAR(16) NULL",
    "ALTER TABLE bill_lines ADD COLUMN rate_not_charged DECIMAL(10,2) NULL",
    "ALTER TABLE sale_return_lines ADD COLUMN rate_not_charged DECIMAL(10,2) NULL",
    `ALTER TABLE purchase_returns ${ADD_SUPPLIER_NOTE}`,
    `ALTER TABLE notes ${ADD_SUPPLIER_NOTE}`,
  ],
  down: [
    "ALTER TABLE notes DROP COLUMN supplier_note_no, DROP COLUMN supplier_note_date",
    "ALTER TABLE purchase_returns DROP COLUMN supplier_note_no, DROP COLUMN supplier_note_date",
    "ALTER TABLE sale_return_lines DROP COLUMN rate_not_charged",
    "ALTER TABLE bill_lines DROP COLUMN rate_not_charged",
    "ALTER TABLE bills DROP COLUMN no_tax_reason",
  ],
};
