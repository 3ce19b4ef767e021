import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The journal by which input tax was set off, once for a return. It is named by its number, which
 * the journal keeps when it is edited. `month` is the last month of the return's period.
 */
export const setOffs: Migration = {
  name: "083-set-offs",
  up: [
    `CREATE TABLE IF NOT EXISTS gst_set_offs (
      company_id INT NOT NULL, month CHAR(7) NOT NULL, year_id INT NOT NULL, number INT NOT NULL,
      created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, month)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("gst_set_offs"),
};
