import type { Knex } from "knex";

/**
 * Changes all amounts of company 1 that don't belong to these parties, and the names and notes of
 * other parties.
 */
export async function changeOthers(db: Knex, parties: readonly number[]): Promise<void> {
  const columns: { table: string; name: string; type: string }[] = await db("information_schema.COLUMNS")
    .whereRaw("TABLE_SCHEMA = DATABASE()")
    .select({ table: "TABLE_NAME", name: "COLUMN_NAME", type: "DATA_TYPE" });
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    const names = own.map(({ name }) => name);
    const others = buildOthersSql(table, names, parties.join(", "));
    const changes = own.flatMap(({ name, type }) => {
      if (type === "decimal") return [`\`${name}\` = \`${name}\` * 3`];
      return TEXT_COLUMNS.has(name) ? [`\`${name}\` = CONCAT('~', LEFT(\`${name}\`, 14))`] : [];
    });
    if (table === "accounts") changes.push("rate_type = IF(rate_type = 'CCP', 'DP', 'CCP')");
    if (others && changes.length > 0 && names.includes("company_id"))
      await db.raw(`UPDATE ${table} SET ${changes.join(", ")} WHERE company_id = 1 AND ${others}`);
  }
}

/**
 * SQL condition for rows that don't belong to the parties; undefined for tables without a party.
 */
function buildOthersSql(table: string, columns: readonly string[], parties: string): string | undefined {
  const parent = LINE_TABLES[table];
  if (parent)
    return `${parent.id} IN (SELECT id FROM ${parent.table} WHERE company_id = 1 AND ${parent.account} NOT IN (${parties}))`;
  if (ROLLUP_TABLES.has(table)) return "1 = 1"; // sums of all customers and suppliers
  if (table === "journals") return "1 = 1"; // a journal has several accounts; a party's lines are in ledger entries
  if (table === "accounts") return `id NOT IN (${parties}) AND group_id IN (14, 27)`; // cash and banks are not parties
  const account = ACCOUNT_COLUMNS.find((name) => columns.includes(name));
  return account && `(${account} NOT IN (${parties}) OR ${account} IS NULL)`;
}

const ROLLUP_TABLES = new Set(["salesman_day", "stock_day", "stock_month", "location_month", "item_costs"]);
const ACCOUNT_COLUMNS = ["customer_id", "supplier_id", "party_id", "account_id"];
const TEXT_COLUMNS = new Set([
  "name",
  "narration",
  "other_narration",
  "remark",
  "address",
  "place",
  "mobile",
  "phone",
  "gstin",
]);
const LINE_TABLES: Readonly<Record<string, { table: string; id: string; account: string }>> = {
  bill_lines: { table: "bills", id: "bill_id", account: "customer_id" },
  order_lines: { table: "orders", id: "order_id", account: "customer_id" },
  sale_return_lines: { table: "sale_returns", id: "sale_return_id", account: "customer_id" },
  replacement_lines: { table: "replacements", id: "replacement_id", account: "customer_id" },
  purchase_lines: { table: "purchases", id: "purchase_id", account: "supplier_id" },
};
