import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Above which value goods that move within a State need an e-way bill, as the administrator has
 * entered it: from `valid_from` on until the State's next row. Where there is none, the law's limit
 * applies.
 */
export const eWayLimits: Migration = {
  name: "087-e-way-limits",
  up: [
    `CREATE TABLE IF NOT EXISTS e_way_limits (
      company_id INT NOT NULL, state_code CHAR(2) NOT NULL, valid_from DATE NOT NULL,
      amount DECIMAL(18,2) NOT NULL, source VARCHAR(200) NOT NULL,
      modified_by INT NULL, modified_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, state_code, valid_from)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("e_way_limits"),
};
