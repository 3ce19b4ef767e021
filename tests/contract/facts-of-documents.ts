import type { Knex } from "knex";
import { expect, it } from "vitest";
import { DOCUMENT_TABLES } from "../../packages/sdk/books/document-tables.ts";
import {
  joinLastFactsSql,
  MASTER_FACTS,
  type FactsOf,
  type MasterFacts,
} from "../../packages/server/books/posting/master-facts.ts";
import type { Product } from "../product.ts";

/**
 * Tests that the documents of company 1 of the product have facts of all masters that they name.
 * Where they are missing, a document shows no name, before and after the master is changed.
 */
export function describeFactsOfDocuments(getProduct: () => Product): void {
  it("every document has the facts of each master that it names", async () => {
    const { db } = getProduct();
    const missingFacts: string[] = [];
    for (const { table, column } of await listNamingColumns(db)) {
      const what = MASTERS_BY_COLUMN.get(column);
      if (!what) missingFacts.push(`${table}.${column} is not known`);
      else if (await isWithoutFacts(db, `${table} d`, `d.${column}`, what))
        missingFacts.push(`${table}.${column}`);
    }
    for (const { documents, lines, parent } of LINE_TABLES) {
      const from = `${documents} d JOIN ${lines} l ON l.company_id = d.company_id AND l.${parent} = d.id`;
      if (await isWithoutFacts(db, from, "l.item_id", "item")) missingFacts.push(`${lines}.item_id`);
    }
    for (const [rows, column, what] of ROWS_OF_VOUCHERS) {
      const from = `vouchers d JOIN ${rows} l ON l.company_id = d.company_id AND l.voucher_id = d.id`;
      if (await isWithoutFacts(db, from, `l.${column}`, what)) missingFacts.push(`${rows}.${column}`);
    }
    expect(missingFacts).toEqual([]);
  });
}

/** Facts that no master of company 1 has changed since its documents were posted. */
export async function listUnchangedFacts(db: Knex): Promise<string[]> {
  const unchangedFacts: string[] = [];
  for (const facts of Object.values<MasterFacts>(MASTER_FACTS))
    for (const [name, today] of Object.entries(facts.columns)) {
      const [[row]] = await db.raw(
        `SELECT COUNT(*) AS changed FROM ${facts.from} ${joinLastFactsSql(facts)}
          WHERE m.company_id = 1 AND f.id IS NOT NULL AND NOT (BINARY f.${name} <=> BINARY ${today})`,
      );
      if (Number(row.changed) === 0) unchangedFacts.push(`${facts.table}.${name}`);
    }
  return unchangedFacts;
}

/** Columns with an id, of the tables that keep an edition. */
async function listNamingColumns(db: Knex): Promise<{ table: string; column: string }[]> {
  const [rows] = await db.raw(
    `SELECT c.table_name AS \`table\`, c.column_name AS \`column\` FROM information_schema.columns c
      JOIN information_schema.columns e ON e.table_schema = c.table_schema AND e.table_name = c.table_name
        AND e.column_name = 'edition'
      WHERE c.table_schema = DATABASE() AND (c.column_name LIKE '%\\_id' OR c.column_name = 'created_by')
        AND c.table_name NOT LIKE '%\\_facts' AND c.table_name <> 'fact_editions'
      ORDER BY c.table_name, c.column_name`,
  );
  return (rows as { table: string; column: string }[]).filter(({ column }) => !OTHER_IDS.has(column));
}

/** `d` is the document or its voucher. */
async function isWithoutFacts(db: Knex, from: string, id: string, what: FactsOf): Promise<boolean> {
  const [rows] = await db.raw(
    `SELECT d.id FROM ${from} LEFT JOIN ${what}_facts f ON f.company_id = d.company_id AND f.id = ${id}
        AND f.edition <= d.edition AND f.until_edition > d.edition
      WHERE d.company_id = 1 AND ${id} IS NOT NULL AND f.id IS NULL LIMIT 1`,
  );
  return rows.length > 0;
}

/** Of each table with lines, once. */
const LINE_TABLES = [
  { documents: "orders", lines: "order_lines", parent: "order_id" },
  ...Object.values(DOCUMENT_TABLES).flatMap((each) =>
    "lineTable" in each ? [{ documents: each.table, lines: each.lineTable, parent: each.parent }] : [],
  ),
];

const ROWS_OF_VOUCHERS = [
  ["ledger_entries", "account_id", "account"],
  ["ledger_entries", "against_id", "account"],
  ["stock_moves", "item_id", "item"],
  ["stock_moves", "location_id", "location"],
] as const satisfies readonly (readonly [string, string, FactsOf])[];

const MASTERS_BY_COLUMN: ReadonlyMap<string, FactsOf> = new Map([
  ...["customer_id", "supplier_id", "party_id", "account_id", "ledger_id"].map(toEntry("account")),
  ...["debit_id", "credit_id", "from_ledger_id", "to_ledger_id", "refund_ledger_id"].map(toEntry("account")),
  ...["item_id"].map(toEntry("item")),
  ...["salesman_id", "user_id", "created_by"].map(toEntry("user")),
  ...["branch_id"].map(toEntry("branch")),
  ...["route_id"].map(toEntry("route")),
  ...["vehicle_id"].map(toEntry("vehicle")),
  ...["location_id", "from_location_id", "to_location_id"].map(toEntry("location")),
]);

function toEntry(what: FactsOf) {
  return (column: string) => [column, what] as const;
}

/** Of the company, and of documents and other records that have no facts. */
const OTHER_IDS: ReadonlySet<string> = new Set([
  ...["company_id", "voucher_id", "year_id", "series_id", "client_id", "reverses_id"],
  ...["bill_id", "order_id", "purchase_id", "trip_id", "ship_to_id"],
]);
