import { AUDIT_COLUMNS, type Migration } from "../migration.ts";

/** HSN and SAC codes are a master: numbered, with a usual tax, and with those that items have. */
export const hsnCodes: Migration = {
  name: "055-hsn-codes",
  up: [
    `INSERT IGNORE INTO hsn_codes (company_id, code)
      SELECT DISTINCT i.company_id, i.hsn_code FROM items i
      WHERE i.is_deleted = 0 AND i.hsn_code REGEXP '^([0-9]{4}|[0-9]{6}|[0-9]{8})$'`,
    `ALTER TABLE hsn_codes ADD COLUMN (id INT NOT NULL DEFAULT 0, tax_id INT NULL, version INT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS})`,
    `UPDATE hsn_codes h JOIN (
        SELECT company_id, code, ROW_NUMBER() OVER (PARTITION BY company_id ORDER BY code) AS nth FROM hsn_codes
      ) AS n ON n.company_id = h.company_id AND n.code = h.code SET h.id = n.nth`,
    // A deleted code may be created again, so the code can no longer be the primary key.
    `ALTER TABLE hsn_codes MODIFY COLUMN id INT NOT NULL, DROP PRIMARY KEY, ADD PRIMARY KEY (company_id, id),
      ADD KEY hsn_codes_code (company_id, code), ADD KEY hsn_codes_tax (company_id, tax_id),
      ADD CONSTRAINT hsn_codes_tax FOREIGN KEY (company_id, tax_id) REFERENCES taxes (company_id, id)`,
    `INSERT INTO id_blocks (company_id, name, next_id)
      SELECT h.company_id, 'hsn_codes', MAX(h.id) + 1 FROM hsn_codes h GROUP BY h.company_id
      ON DUPLICATE KEY UPDATE next_id = GREATEST(id_blocks.next_id, VALUES(next_id))`,
  ],
  down: [
    "DELETE FROM id_blocks WHERE name = 'hsn_codes'",
    "DELETE FROM hsn_codes WHERE is_deleted = 1",
    "ALTER TABLE hsn_codes DROP FOREIGN KEY hsn_codes_tax",
    `ALTER TABLE hsn_codes DROP PRIMARY KEY, ADD PRIMARY KEY (company_id, code), DROP KEY hsn_codes_code, DROP KEY hsn_codes_tax,
      DROP COLUMN id, DROP COLUMN tax_id, DROP COLUMN version, DROP COLUMN created_by, DROP COLUMN created_at,
      DROP COLUMN modified_by, DROP COLUMN modified_at, DROP COLUMN deleted_by, DROP COLUMN deleted_at, DROP COLUMN is_deleted`,
  ],
};
