import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * What was counted at a place. Of each line `book_quantity` is what the books said when it was
 * counted, `cost` what the difference took from inventory: negative for goods that were found.
 */
export const stockCounts: Migration = {
  name: "043-stock-counts",
  up: [
    `CREATE TABLE stock_counts (
      company_id INT NOT NULL, id INT NOT NULL,
      voucher_id INT NOT NULL, year_id INT NOT NULL, number INT NOT NULL, date DATE NOT NULL, status TINYINT NOT NULL DEFAULT 1,
      narration VARCHAR(500) NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      cancelled_by INT NULL, cancelled_at DATETIME(3) NULL, replaced_by INT NULL,
      branch_id INT NULL, location_id INT NOT NULL,
      PRIMARY KEY (company_id, id), KEY stock_counts_number (company_id, year_id, number, status),
      KEY stock_counts_date (company_id, date, id), KEY stock_counts_voucher (company_id, voucher_id),
      CONSTRAINT stock_counts_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE stock_count_lines (
      company_id INT NOT NULL, stock_count_id INT NOT NULL, line_no SMALLINT NOT NULL, item_id INT NOT NULL,
      book_quantity DECIMAL(18,3) NOT NULL, counted_quantity DECIMAL(18,3) NOT NULL, cost DECIMAL(18,2) NOT NULL,
      PRIMARY KEY (company_id, stock_count_id, line_no), KEY stock_count_lines_item (company_id, item_id, stock_count_id),
      CONSTRAINT stock_count_lines_parent FOREIGN KEY (company_id, stock_count_id) REFERENCES stock_counts (company_id, id),
      CONSTRAINT stock_count_lines_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("stock_counts", "stock_count_lines"),
};
