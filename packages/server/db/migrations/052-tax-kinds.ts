import { AUDIT_COLUMNS, type Migration } from "../migration.ts";

/**
 * Taxes are a master: what supplies with them are to GST, who made and changed them, and whether
 * they are deleted.
 */
export const taxKinds: Migration = {
  name: "052-tax-kinds",
  up: [
    // kind: taxable, nilRated, exempt, nonGst.
    `ALTER TABLE taxes ADD COLUMN (kind VARCHAR(10) NOT NULL DEFAULT 'taxable', version INT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS}),
      ADD KEY taxes_name (company_id, name)`,
    // A tax that never had a rate above 0 was created for nil-rated goods.
    `UPDATE taxes SET kind = 'nilRated'
      WHERE EXISTS (SELECT 1 FROM tax_rates r WHERE r.company_id = taxes.company_id AND r.tax_id = taxes.id)
        AND NOT EXISTS (SELECT 1 FROM tax_rates r
          WHERE r.company_id = taxes.company_id AND r.tax_id = taxes.id AND r.rate <> 0)`,
  ],
  down: [
    `ALTER TABLE taxes DROP KEY taxes_name, DROP COLUMN kind, DROP COLUMN version, DROP COLUMN created_by, DROP COLUMN created_at,
      DROP COLUMN modified_by, DROP COLUMN modified_at, DROP COLUMN deleted_by, DROP COLUMN deleted_at, DROP COLUMN is_deleted`,
  ],
};
