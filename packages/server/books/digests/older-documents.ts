import type { Knex } from "knex";
import { DOCUMENT_TABLES } from "@vanbook/sdk/books";
import { queryNamedRows } from "../../db/rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import { buildDigestSql, MASTER_FACTS, type MasterFacts } from "../posting/master-facts.ts";

/**
 * Gives facts to documents that a server of a release before facts posted after the migration:
 * while an installation is upgraded, both may run. Such a server writes no edition, place of supply
 * or kind of supply, so its documents would show the oldest facts, or none if it made the master
 * too. They get what the migration gave to the documents before them: what the masters said then.
 */
export async function deriveFactsOfOlderServers(db: Knex, companyId: number): Promise<void> {
  const [olderCounts] = await queryNamedRows<{ vouchers: string; orders: string; edition: number }>(
    db,
    `SELECT
        (SELECT COUNT(*) FROM vouchers d JOIN schema_migrations m ON ${isOfOlderServer("d")} WHERE d.company_id = :company) AS vouchers,
        (SELECT COUNT(*) FROM orders d JOIN schema_migrations m ON ${isOfOlderServer("d")} WHERE d.company_id = :company) AS orders,
        COALESCE((SELECT MAX(f.until_edition) - 1 FROM company_facts f
          WHERE f.company_id = :company AND f.source = 'master'), 0) AS edition`,
    { company: companyId },
  );
  if (!olderCounts || Number(olderCounts.vouchers) + Number(olderCounts.orders) === 0) return;
  const bindings = { company: companyId, edition: olderCounts.edition };
  const derive = async (trx: Knex) => {
    for (const statement of FACT_STATEMENTS) await trx.raw(statement, bindings);
  };
  await (db.isTransaction ? derive(db) : withTransaction(db, derive));
}

/** `d` is a voucher or an order; its server has written no digest either. */
function isOfOlderServer(d: string): string {
  return `m.name = '060-facts-of-documents' AND ${d}.digest_list IS NULL AND ${d}.edition = 0 AND ${d}.created_at >= m.applied_at`;
}

const EACH_DOCUMENT = [...new Map(Object.values(DOCUMENT_TABLES).map((each) => [each.table, each])).values()];
const PLACED_TABLES = [
  { table: "bills", party: "customer_id" },
  { table: "sale_returns", party: "customer_id" },
  { table: "notes", party: "party_id" },
];
const TAXED_LINES: ReadonlySet<string> = new Set([
  "bill_lines",
  "sale_return_lines",
  "purchase_lines",
  "purchase_return_lines",
]);

/** Documents `d` of older servers, with their vouchers `v`. */
const joinOlderVouchers = (table: string) =>
  `${table} d JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id JOIN schema_migrations m ON ${isOfOlderServer("v")}`;

/** The vouchers come last, because they tell which documents are meant. */
const FACT_STATEMENTS: readonly string[] = [
  ...Object.values(MASTER_FACTS).map(buildMissingFactsStatement),
  ...EACH_DOCUMENT.map(
    ({ table }) =>
      `UPDATE ${joinOlderVouchers(table)} SET d.edition = :edition WHERE d.company_id = :company`,
  ),
  ...PLACED_TABLES.map(
    ({ table, party }) => `UPDATE ${joinOlderVouchers(table)}
      JOIN companies c ON c.company_id = d.company_id
      LEFT JOIN account_facts p ON p.company_id = d.company_id AND p.id = d.${party}
        AND p.edition <= d.edition AND p.until_edition > d.edition
      SET d.place_of_supply = CASE WHEN d.inter_state = 0 THEN c.state_code
        WHEN p.state_code <> c.state_code THEN p.state_code END
      WHERE d.company_id = :company AND d.place_of_supply IS NULL`,
  ),
  ...EACH_DOCUMENT.flatMap((each) =>
    "lineTable" in each && TAXED_LINES.has(each.lineTable)
      ? [
          `UPDATE ${joinOlderVouchers(each.table)}
      JOIN ${each.lineTable} l ON l.company_id = d.company_id AND l.${each.parent} = d.id
      JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
      JOIN taxes t ON t.company_id = i.company_id AND t.id = i.tax_id
      SET l.supply_kind = CASE WHEN l.tax_rate <> 0 THEN 'taxable' ELSE t.kind END
      WHERE d.company_id = :company AND l.supply_kind IS NULL`,
        ]
      : [],
  ),
  `UPDATE stock_move_batches p JOIN vouchers v ON v.company_id = p.company_id AND v.id = p.voucher_id
      JOIN schema_migrations m ON ${isOfOlderServer("v")}
      JOIN batches b ON b.company_id = p.company_id AND b.id = p.batch_id
      SET p.batch_code = b.code, p.batch_expires_on = b.expires_on
      WHERE p.company_id = :company AND p.batch_code = ''`,
  ...["vouchers", "orders"].map(
    (table) =>
      `UPDATE ${table} d JOIN schema_migrations m ON ${isOfOlderServer("d")} SET d.edition = :edition WHERE d.company_id = :company`,
  ),
];

/** Of masters that an older server made after the migration. */
function buildMissingFactsStatement(facts: MasterFacts): string {
  const { table, from, id, columns } = facts;
  const values = Object.values(columns);
  return `INSERT INTO ${table} (company_id, id, edition, until_edition, source, digest, ${Object.keys(columns).join(", ")})
      SELECT m.company_id, ${id}, 0, :edition + 1, 'master', ${buildDigestSql(facts)}, ${values.join(", ")}
      FROM ${from} WHERE m.company_id = :company AND NOT EXISTS (
        SELECT 1 FROM ${table} f WHERE f.company_id = m.company_id AND f.id = ${id} AND f.edition <= :edition)`;
}
