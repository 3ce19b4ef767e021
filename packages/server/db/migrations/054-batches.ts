import { AUDIT_COLUMNS, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Batches of the items that keep them. `stock_move_batches` says what of which batch each of their
 * stock moves is made of, and of which line of its document it is; `batch_stock` is what of each
 * batch lies at each place. `items.batch_id` and `batch_name` are older, and words only.
 */
export const batches: Migration = {
  name: "054-batches",
  up: [
    "ALTER TABLE items ADD COLUMN keeps_batches TINYINT NOT NULL DEFAULT 0",
    // Codes are stored in capitals, so that a code is the same however it was typed.
    `CREATE TABLE batches (
      company_id INT NOT NULL, id INT NOT NULL, item_id INT NOT NULL,
      code VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL, expires_on DATE NULL, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), UNIQUE KEY batches_code (company_id, item_id, code), KEY batches_expiry (company_id, expires_on),
      CONSTRAINT batches_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE stock_move_batches (
      company_id INT NOT NULL, voucher_id INT NOT NULL, line_no SMALLINT NOT NULL, batch_id INT NOT NULL, location_id INT NOT NULL,
      quantity DECIMAL(18,3) NOT NULL, document_line SMALLINT NULL,
      PRIMARY KEY (company_id, voucher_id, line_no, batch_id),
      KEY stock_move_batches_batch (company_id, batch_id, location_id, quantity),
      CONSTRAINT stock_move_batches_move FOREIGN KEY (company_id, voucher_id, line_no)
        REFERENCES stock_moves (company_id, voucher_id, line_no),
      CONSTRAINT stock_move_batches_batch FOREIGN KEY (company_id, batch_id) REFERENCES batches (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE batch_stock (
      company_id INT NOT NULL, batch_id INT NOT NULL, location_id INT NOT NULL, quantity DECIMAL(18,3) NOT NULL,
      PRIMARY KEY (company_id, batch_id, location_id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: [
    "DROP TABLE batch_stock",
    "DROP TABLE stock_move_batches",
    "DROP TABLE batches",
    "ALTER TABLE items DROP COLUMN keeps_batches",
  ],
};
