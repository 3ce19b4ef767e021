import type { Migration } from "../migration.ts";

const KEY = (columns: string) =>
  `ALTER TABLE bill_lines DROP KEY bill_lines_item, ADD KEY bill_lines_item (${columns})`;

/** Which tax rates the lines of each item have is read from the key alone, however many lines there are. */
export const lineRates: Migration = {
  name: "021-line-rates",
  up: [KEY("company_id, item_id, tax_rate, bill_id")],
  down: [KEY("company_id, item_id, bill_id")],
};
