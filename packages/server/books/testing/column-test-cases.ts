import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import type { Finding } from "../checks/finding.ts";
import { DOCUMENT_TABLES } from "@vanbook/sdk/books";
import { ROLLUP_SOURCES } from "../rollups/rebuild-sources.ts";
import { NOT_BOOKS } from "./column-test-unknowable.ts";
import { listChanges, type Change, type Column } from "./column-test-changes.ts";

export interface ColumnCase {
  /** For example `bills.amount`. */
  column: string;
  /** For example `+ 1`. */
  how: string;
  vouchers: number[];
  /**
   * Text by which a finding names the row if it names no voucher: the key of a sum, the number of
   * an order.
   */
  words: string[];
  /** Whether a finding names the row, or the database itself refuses the value. */
  seen?: boolean;
  refused?: boolean;
  skipped?: string;
}

/**
 * Changes every column of every table of the books, looks for findings, and rolls everything back.
 */
export async function breakColumns(
  db: Knex,
  look: (trx: Knex.Transaction) => Promise<Finding[]>,
): Promise<{ cases: ColumnCase[]; findings: Finding[] }> {
  const columns = await listBookColumns(db);
  // Changes rows, their sums, and sums per month in separate transactions: a changed row also shows
  // in its sums, and a changed day in its month.
  const isSum = ({ table }: Column) => table in SUMS;
  const isMonth = ({ table }: Column) => table.endsWith("_month");
  const parts = [
    columns.filter((each) => !isSum(each)),
    columns.filter((each) => isSum(each) && !isMonth(each)),
    columns.filter(isMonth),
  ];
  const results: Awaited<ReturnType<typeof changeColumns>>[] = [];
  for (const part of parts) results.push(await changeColumns(db, part, look));
  return {
    cases: results.flatMap(({ cases }) => cases),
    findings: results.flatMap(({ findings }) => findings),
  };
}

async function changeColumns(
  db: Knex,
  columns: readonly Column[],
  look: (trx: Knex.Transaction) => Promise<Finding[]>,
) {
  const cases: ColumnCase[] = [];
  let findings: Finding[] = [];
  const rollBack = new Error("enough seen");
  await db
    .transaction(async (trx) => {
      await trx.raw("SET SESSION foreign_key_checks = 0");
      const usedOwners = await lastVouchers(trx, columns);
      for (const column of columns) {
        for (const change of listChanges(column))
          cases.push(await changeRow(trx, column, change, usedOwners));
      }
      findings = await look(trx);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
  return { cases: cases.map((each) => ({ ...each, seen: isSeen(each, findings) })), findings };
}

function isSeen({ vouchers, words, refused }: ColumnCase, findings: readonly Finding[]): boolean {
  const isAboutCase = ({ voucherId, voucherNo, message }: Finding) =>
    (voucherId !== null && vouchers.includes(voucherId)) ||
    words.some((word) => voucherNo === word || message.includes(word));
  return refused === true || findings.some(isAboutCase);
}

/** Read from the schema, so that new columns and tables are included automatically. */
async function listBookColumns(db: Knex): Promise<Column[]> {
  return queryRows<Column>(
    db,
    `SELECT c.table_name AS \`table\`, c.column_name AS name, c.data_type AS type, c.numeric_scale AS scale,
        c.is_nullable = 'YES' AS nullable, c.column_key = 'PRI' AS isKey
      FROM information_schema.columns c
      WHERE c.table_schema = DATABASE() AND c.table_name NOT IN (?)
      ORDER BY c.table_name, c.ordinal_position`,
    [[...NOT_BOOKS] as unknown as Knex.RawBinding],
  );
}

/** Changes the first matching row whose voucher (or sum, or order) no other change has used. */
async function changeRow(
  trx: Knex.Transaction,
  { table, name, type }: Column,
  { how, value, where }: Change,
  usedOwners: Set<string>,
): Promise<ColumnCase> {
  const column = `${table}.${name}`;
  const { from, owner, order, of } = placeOf(table);
  const matchingRows = await queryRows<Row>(
    trx,
    `SELECT t.*, ${owner} AS the_owner, ${value} AS the_value FROM ${from} WHERE t.company_id = 1 AND ${where}
      ORDER BY ${ORDERED_BY[column] ?? ""} ${type === "decimal" ? `t.${name} = 0, ` : ""}${order} LIMIT 3000`,
  );
  const key = await readPrimaryKey(trx, table);
  for (const row of matchingRows.filter((each) => !usedOwners.has(`${of} ${String(each.the_owner)}`))) {
    const names = ["voucher_id", "bill_voucher_id", "reverses_id"].includes(name) || column === "vouchers.id";
    const after = { ...row, [name]: row.the_value ?? null };
    const own = of === "voucher" ? [row.the_owner, ...(names ? [row[name], row.the_value] : [])] : [];
    const orderBills =
      table === "orders"
        ? await trx("bills").where({ company_id: 1, order_id: row.id }).pluck("voucher_id")
        : [];
    const ids = [...own, ...orderBills].filter((id): id is number => typeof id === "number");
    const vouchers = await withReversals(trx, ids);
    const words = [
      ...describeRow(table, row),
      ...describeRow(table, after),
      ...(column === "bills.order_id" ? [row, after].map(({ order_id: id }) => `Order ${String(id)}`) : []),
      // The finding is about a missing order number, so it names the counter.
      ...(["orders.company_id", "orders.number"].includes(column)
        ? [describeRow("counters", ORDER_COUNTER)[0] ?? ""]
        : []),
    ];
    try {
      await trx.raw(
        `UPDATE ${table} t SET t.${name} = ? WHERE ${key.map((each) => `t.${each} = ?`).join(" AND ")}`,
        [row.the_value ?? null, ...key.map((each) => row[each] ?? null)],
      );
      usedOwners.add(`${of} ${String(row.the_owner)}`);
      // A row with a changed id is still the same row.
      if (owner === `t.${name}` || column === "vouchers.id") usedOwners.add(`${of} ${String(row.the_value)}`);
      if (table in SUMS)
        usedOwners.add(`${of} ${(SUMS[table] ?? []).map((each) => String(after[each])).join(" ")}`);
      return { column, how, vouchers, words };
    } catch (error) {
      if (/CONSTRAINT|Check/.test(String(error))) return { column, how, vouchers, words, refused: true };
      // Another row already has this key; try the next row.
      if (!/Duplicate entry/.test(String(error))) throw new Error(`${column} ${how}`, { cause: error });
    }
  }
  return { column, how, vouchers: [], words: [], skipped: "no row is left to be changed" };
}

async function withReversals(trx: Knex.Transaction, ids: readonly number[]): Promise<number[]> {
  const reversals: { id: number }[] = await trx("vouchers")
    .where("company_id", 1)
    .whereIn("reverses_id", ids)
    .select("id");
  return [...ids, ...reversals.map(({ id }) => id)];
}

/** The vouchers that changed columns may refer to, so they are not changed themselves. */
async function lastVouchers(trx: Knex.Transaction, columns: readonly Column[]): Promise<Set<string>> {
  const tables = columns.filter(({ name }) => name === "voucher_id").map(({ table }) => table);
  const last = await Promise.all(
    tables.map((table) =>
      queryRows<{ id: number }>(trx, `SELECT MAX(voucher_id) AS id FROM ${table} WHERE company_id = 1`),
    ),
  );
  return new Set(last.flat().map(({ id }) => `voucher ${id}`));
}

/**
 * A table's rows with the voucher (or order, or sum) that they belong to, and the order in which
 * they are tried: bills and valid documents first.
 */
function placeOf(table: string): { from: string; owner: string; order: string; of: string } {
  const voucher = { of: "voucher", owner: "v.id", order: `${IS_REVERSED}, v.kind <> 'sale', v.id` };
  const join = (id: string) => `JOIN vouchers v ON v.company_id = 1 AND v.id = ${id}`;
  if (table === "vouchers")
    return { ...voucher, from: "vouchers t JOIN vouchers v ON v.company_id = 1 AND v.id = t.id" };
  if (table === "order_digests")
    return { of: "order", owner: "t.order_id", order: "t.order_id, t.no", from: "order_digests t" };
  if (table === "orders") return { of: "order", owner: "t.id", order: "t.status, t.id", from: "orders t" };
  if (table === "order_lines")
    return {
      of: "order",
      owner: "t.order_id",
      order: "t.order_id DESC, t.line_no DESC",
      from: "order_lines t JOIN orders d ON d.company_id = 1 AND d.id = t.order_id",
    };
  const parent = Object.values(DOCUMENT_TABLES).find(
    (each) => "lineTable" in each && each.lineTable === table,
  );
  if (parent && "lineTable" in parent) {
    const from = `${table} t JOIN ${parent.table} d ON d.company_id = 1 AND d.id = t.${parent.parent}`;
    return { ...voucher, order: "d.status <> 1, d.id, t.line_no", from: `${from} ${join("d.voucher_id")}` };
  }
  if (["ledger_entries", "stock_moves", "stock_move_batches", "opening_bills"].includes(table)) {
    return { ...voucher, order: `${voucher.order}, t.line_no`, from: `${table} t ${join("t.voucher_id")}` };
  }
  if (SUMS[table]) {
    const key = SUMS[table].map((name) => `t.${name}`).join(", ");
    // A van load adds up to zero over all places, and a batch may have no stock left: try rows with
    // zero last.
    const order = `${table.startsWith("stock_") || table === "batch_stock" ? "t.quantity = 0, " : ""}${key}`;
    return { of: table, owner: `CONCAT_WS(' ', ${key})`, order, from: `${table} t` };
  }
  if (["settlements", "bank_dates", "voucher_digests"].includes(table))
    return { ...voucher, from: `${table} t ${join("t.voucher_id")}` };
  return { ...voucher, order: "t.status <> 1, t.id", from: `${table} t ${join("t.voucher_id")}` };
}

async function readPrimaryKey(trx: Knex.Transaction, table: string): Promise<string[]> {
  const keyRows = await queryRows<{ Column_name: string }>(
    trx,
    `SHOW KEYS FROM ${table} WHERE Key_name = 'PRIMARY'`,
  );
  return keyRows.map((each) => each.Column_name);
}

function describeRow(table: string, row: Row): string[] {
  if (table === "orders") return [`Order ${String(row.number)}`];
  if (["order_lines", "order_digests"].includes(table)) return [`Order ${String(row.order_id)}`];
  const key = SUMS[table];
  return key ? [`At ${key.map((name) => `${name} ${String(row[name])}`).join(", ")}.`] : [];
}

type Row = Record<string, string | number | Buffer | null>;

/** These vouchers are tried last, because a reversal repeats the data of its original. */
const IS_REVERSED = `(v.reverses_id IS NOT NULL OR EXISTS (SELECT 1 FROM vouchers r WHERE r.company_id = 1 AND r.reverses_id = v.id))`;

const ORDERED_BY: Readonly<Record<string, string>> = { "orders.customer_id": "t.status <> 1," };

const ORDER_COUNTER: Row = { kind: "order", series_id: 0, year_id: 2 };

/** Tables of sums, with the key columns that findings name them by. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(ROLLUP_SOURCES.map(({ rollup, keys }) => [rollup, Object.keys(keys)])),
  item_costs: ["item_id"],
  counters: ["kind", "series_id", "year_id"],
};
