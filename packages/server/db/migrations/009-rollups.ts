import { TABLE_OPTIONS, type Migration } from "../migration.ts";

const LEDGER = [
  ["ledger_day", "date"],
  ["ledger_month", "month"],
] as const;

/**
 * Rollups with keys in the order in which reports read them: the period first, so that a range of
 * days is a range of the key, and the rows that a day's postings update are next to each other. An
 * item's stock by day and by month, with the value of its sales and purchases (`taxable` and `tax`,
 * which stock moves have from now on). By location only per month, because an item in a van rarely
 * moves more than once a day.
 */
export const rollups: Migration = {
  name: "009-rollups",
  up: [
    ...LEDGER.map(
      ([table, period]) => `ALTER TABLE ${table} DROP PRIMARY KEY, DROP KEY ${table}_${period},
        ADD PRIMARY KEY (company_id, ${period}, account_id, entry_kind, slot),
        ADD KEY ${table}_account (company_id, account_id, ${period})`,
    ),
    "ALTER TABLE stock_moves ADD COLUMN taxable DECIMAL(18,2) NOT NULL DEFAULT 0, ADD COLUMN tax DECIMAL(18,2) NOT NULL DEFAULT 0",
    fillMoves("bills", "bill_lines", "bill_id", "SALE"),
    fillMoves("purchases", "purchase_lines", "purchase_id", "PURCHASE"),
    "DROP TABLE stock_day",
    `CREATE TABLE stock_day (
      company_id INT NOT NULL, date DATE NOT NULL, item_id INT NOT NULL, move_kind VARCHAR(16) NOT NULL, slot TINYINT NOT NULL DEFAULT 0,
      quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL, taxable DECIMAL(18,2) NOT NULL, tax DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, date, item_id, move_kind, slot), KEY stock_day_item (company_id, item_id, date)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE stock_month (
      company_id INT NOT NULL, month DATE NOT NULL, item_id INT NOT NULL, move_kind VARCHAR(16) NOT NULL, slot TINYINT NOT NULL DEFAULT 0,
      quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL, taxable DECIMAL(18,2) NOT NULL, tax DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, month, item_id, move_kind, slot), KEY stock_month_item (company_id, item_id, month)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE location_month (
      company_id INT NOT NULL, location_id INT NOT NULL, item_id INT NOT NULL, month DATE NOT NULL, move_kind VARCHAR(16) NOT NULL,
      slot TINYINT NOT NULL DEFAULT 0, quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, location_id, item_id, month, move_kind, slot), KEY location_month_item (company_id, item_id, month)
    ) ${TABLE_OPTIONS}`,
    `INSERT INTO stock_day (company_id, date, item_id, move_kind, quantity, value, taxable, tax)
      SELECT company_id, date, item_id, move_kind, SUM(quantity), SUM(value), SUM(taxable), SUM(tax) FROM stock_moves
      GROUP BY company_id, date, item_id, move_kind`,
    `INSERT INTO stock_month (company_id, month, item_id, move_kind, quantity, value, taxable, tax)
      SELECT company_id, date - INTERVAL (DAYOFMONTH(date) - 1) DAY, item_id, move_kind, SUM(quantity), SUM(value), SUM(taxable),
        SUM(tax) FROM stock_day GROUP BY 1, 2, 3, 4`,
    `INSERT INTO location_month (company_id, location_id, item_id, month, move_kind, quantity, value)
      SELECT company_id, location_id, item_id, date - INTERVAL (DAYOFMONTH(date) - 1) DAY, move_kind, SUM(quantity), SUM(value)
      FROM stock_moves GROUP BY 1, 2, 3, 4, 5`,
  ],
  down: [
    "DROP TABLE location_month",
    "DROP TABLE stock_month",
    "DROP TABLE stock_day",
    `CREATE TABLE stock_day (
      company_id INT NOT NULL, item_id INT NOT NULL, location_id INT NOT NULL, date DATE NOT NULL, move_kind VARCHAR(16) NOT NULL,
      slot TINYINT NOT NULL DEFAULT 0, quantity DECIMAL(18,3) NOT NULL, value DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, item_id, location_id, date, move_kind, slot), KEY stock_day_date (company_id, date, item_id)
    ) ${TABLE_OPTIONS}`,
    `INSERT INTO stock_day (company_id, item_id, location_id, date, move_kind, quantity, value)
      SELECT company_id, item_id, location_id, date, move_kind, SUM(quantity), SUM(value) FROM stock_moves
      GROUP BY company_id, item_id, location_id, date, move_kind`,
    "ALTER TABLE stock_moves DROP COLUMN taxable, DROP COLUMN tax",
    ...LEDGER.map(
      ([table, period]) => `ALTER TABLE ${table} DROP PRIMARY KEY, DROP KEY ${table}_account,
        ADD PRIMARY KEY (company_id, account_id, ${period}, entry_kind, slot),
        ADD KEY ${table}_${period} (company_id, ${period}, account_id)`,
    ),
  ],
};

/**
 * Sets taxable and tax on the first move of each item of a document, and on the last one of its
 * reversal, from the document's lines of that item.
 */
function fillMoves(table: string, lineTable: string, parent: string, kind: string): string {
  return `UPDATE stock_moves m
    JOIN (SELECT f.company_id, f.voucher_id, f.item_id, MIN(f.line_no) AS line_no FROM stock_moves f
      WHERE f.move_kind = '${kind}' GROUP BY f.company_id, f.voucher_id, f.item_id) AS one
      ON one.company_id = m.company_id AND one.voucher_id = m.voucher_id AND one.item_id = m.item_id AND one.line_no = m.line_no
    JOIN vouchers v ON v.company_id = m.company_id AND v.id = m.voucher_id
    JOIN ${table} d ON d.company_id = v.company_id AND d.voucher_id = COALESCE(v.reverses_id, v.id)
    JOIN (SELECT l.company_id, l.${parent} AS document_id, l.item_id, SUM(l.taxable) AS taxable, SUM(l.cgst + l.sgst + l.igst) AS tax
      FROM ${lineTable} l GROUP BY l.company_id, l.${parent}, l.item_id) AS said
      ON said.company_id = d.company_id AND said.document_id = d.id AND said.item_id = m.item_id
    SET m.taxable = CASE WHEN v.reverses_id IS NULL THEN said.taxable ELSE -said.taxable END,
      m.tax = CASE WHEN v.reverses_id IS NULL THEN said.tax ELSE -said.tax END`;
}
