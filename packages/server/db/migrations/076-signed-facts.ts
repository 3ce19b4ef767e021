import type { Migration } from "../migration.ts";

/** What documents show of a master, or what decides what they show, of its own columns. */
const SHOWN_COLUMNS: Readonly<Record<string, string>> = {
  accounts: "name address place city pin state state_code gstin mobile phone credit_days",
  items: "name hsn_code mrp unit_id tax_id larger_unit_id per_larger_unit",
  units: "name uqc",
  taxes: "name kind",
  users: "name",
  branches: "name",
  routes: "name",
  vehicles: "reg_no",
  stock_locations: "name",
  companies:
    "name address city district state state_code gstin telephone mobile email bank_name bank_branch bank_account_no ifsc upi_id signatory",
};
const FACTS_TABLES = ["account", "item", "user", "branch", "route", "vehicle", "location", "company"].map(
  (kind) => `${kind}_facts`,
);

/**
 * Lets postings see without a comparison of texts that a master was changed since it was frozen
 * (docs/decisions/062-facts-of-documents.md). SHA2, because MySQL refuses MD5 in such columns.
 */
export const signedFacts: Migration = {
  name: "076-signed-facts",
  up: [
    ...Object.entries(SHOWN_COLUMNS).map(
      ([
        table,
        columns,
      ]) => `ALTER TABLE ${table} ADD COLUMN facts_signature CHAR(64) CHARACTER SET ascii COLLATE ascii_bin
      GENERATED ALWAYS AS (SHA2(CONCAT(${listQuoted(columns)}), 256)) VIRTUAL INVISIBLE`,
    ),
    // Finds what was frozen after an edition that a process knows.
    ...FACTS_TABLES.map((table) => `ALTER TABLE ${table} ADD KEY ${table}_edition (company_id, edition)`),
  ],
  down: [
    ...FACTS_TABLES.map((table) => `ALTER TABLE ${table} DROP KEY ${table}_edition`),
    ...Object.keys(SHOWN_COLUMNS).map((table) => `ALTER TABLE ${table} DROP COLUMN facts_signature`),
  ],
};

/** QUOTE makes texts of any content, and NULL, distinct from each other. */
function listQuoted(columns: string): string {
  return columns
    .split(" ")
    .map((column) => `QUOTE(${column})`)
    .join(", ");
}
