import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Documents that suppliers charge tax on. */
const FROM_SUPPLIERS = ["purchases", "purchase_returns"] as const;

/** Taxes by the day of a document, and by whether its supplier may charge any. */
export const datedTaxes: Migration = {
  name: "016-dated-taxes",
  up: [
    // The taxes that an item had before its present one (items.tax_id): each was valid until the
    // day before valid_before. If the tax was changed twice on one day, the row with the lower item
    // version is the tax valid before that day. An item without rows has always had its present
    // tax.
    `CREATE TABLE item_former_taxes (
      company_id INT NOT NULL, item_id INT NOT NULL, version INT NOT NULL, tax_id INT NOT NULL, valid_before DATE NOT NULL,
      PRIMARY KEY (company_id, item_id, version),
      CONSTRAINT item_former_taxes_item FOREIGN KEY (company_id, item_id) REFERENCES items (company_id, id),
      CONSTRAINT item_former_taxes_tax FOREIGN KEY (company_id, tax_id) REFERENCES taxes (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // Vouchers up to this id were posted before an item's tax had dates, so the check can't know
    // their rates.
    "ALTER TABLE companies ADD COLUMN undated_taxes_until INT NOT NULL DEFAULT 0",
    `UPDATE companies SET undated_taxes_until =
      COALESCE((SELECT MAX(v.id) FROM vouchers v WHERE v.company_id = companies.company_id), 0)`,
    // Whether the supplier had a GSTIN; a supplier without one charged no tax. Existing documents
    // that have tax keep it.
    ...FROM_SUPPLIERS.map(
      (table) => `ALTER TABLE ${table} ADD COLUMN supplier_registered TINYINT NOT NULL DEFAULT 1`,
    ),
    ...FROM_SUPPLIERS.map(
      (table) => `UPDATE ${table} d JOIN accounts a ON a.company_id = d.company_id AND a.id = d.supplier_id
        SET d.supplier_registered = 0
        WHERE COALESCE(a.gstin, '') = '' AND d.cgst = 0 AND d.sgst = 0 AND d.igst = 0
          AND NOT EXISTS (SELECT 1 FROM ${table.slice(0, -1)}_lines l WHERE l.company_id = d.company_id
            AND l.${table.slice(0, -1)}_id = d.id AND l.tax_rate <> 0)`,
    ),
  ],
  down: [
    ...FROM_SUPPLIERS.map((table) => `ALTER TABLE ${table} DROP COLUMN supplier_registered`),
    "ALTER TABLE companies DROP COLUMN undated_taxes_until",
    ...dropTables("item_former_taxes"),
  ],
};
