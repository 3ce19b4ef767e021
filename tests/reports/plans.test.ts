import { afterAll, beforeAll, expect, it } from "vitest";
import { bind } from "../../packages/server/http/bind.ts";
import type { AnyCall } from "../../packages/server/http/bound-operation.ts";
import { readScope } from "../../packages/server/auth/scope-of.ts";
import type { Principal, Role } from "../../packages/server/contract/principal.ts";
import { planPage } from "../../packages/server/report/plan/plan.ts";
import { pageRows, placeOf } from "../../packages/server/report/run/find-page.ts";
import type { AnyReport } from "../../packages/server/contract/report.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { routes } from "../../packages/server/routes.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { listOptionalNames, makeSampleRequest, operations, makeSample } from "../wall/operations.ts";
import { pickOneIn } from "../whole.ts";
import { listVisitors } from "../wall/visitors.ts";
import { startProduct, type Product } from "../product.ts";

/**
 * Tables that grow with the business: no query may scan one of them, or all rows of a company in
 * it.
 */
const BIG_TABLES = [
  "vouchers",
  "ledger_entries",
  "ledger_day",
  "settlements",
  "bank_dates",
  "stock_moves",
  "stock_day",
  "bills",
  "bill_lines",
  "sale_returns",
  "sale_return_lines",
  "purchases",
  "purchase_lines",
  "purchase_returns",
  "purchase_return_lines",
  "receipts",
  "payments",
  "expenses",
  "journals",
  "damages",
  "damage_lines",
  "van_loads",
  "van_load_lines",
  "orders",
  "order_lines",
];

let product: Product;
let explain = "EXPLAIN";
beforeAll(async () => {
  product = await startProduct();
  await insertSettlements();
  await markEntries();
  await writeFakeStatistics();
});
afterAll(() => product?.stop());

const spec = readSpec();
const boundOperations = new Map(bind(spec, routes, { checkAnswers: false }).map((one) => [one.id, one]));
const totals = new Map(
  Object.values(spec.paths)
    .flatMap((item) => Object.values(item))
    .map((one) => [one.operationId, one["x-totals"] ?? []]),
);
const reports = operations.filter(({ isReport }) => isReport);

it("the test covers every report of the contract", () => expect(reports.length).toBeGreaterThan(20));

it.each(pickOneIn(2, reports).map((report) => [report.id, report] as const))(
  "%s reads only ranges of index keys, never a whole big table",
  async (id, operation) => {
    const wrong: string[] = [];
    let askedCount = 0;
    for (const { role, known: whole } of await listVisitors(product.db, 1)) {
      // For all days of a company no index is better than the one by company,
      // and the page count of a scan can't be faked; so request a single day.
      const knownValues = { ...whole, from: whole.to };
      const principal = await readPrincipal(role as Role, knownValues.userId);
      if (!(operation.roles as readonly number[]).includes(role)) continue;
      const filters = listOptionalNames(operation).map((name) => ({
        [name]: makeSample(operation, name, knownValues),
      }));
      for (const extra of [{}, ...filters]) {
        const report = await bindReport(
          id,
          principal,
          makeSampleRequest(operation, knownValues, extra),
        ).catch(() => undefined);
        askedCount += report ? 1 : 0;
        for (const sql of report ? listQueries(report, totals.get(id) ?? []) : [])
          wrong.push(
            ...(await findScans(sql)).map((scan) => `role ${role} ${JSON.stringify(extra)}: ${scan}`),
          );
      }
    }
    expect(wrong).toEqual([]);
    expect(askedCount).toBeGreaterThan(0);
  },
);

/** Runs a report's handler with a request. */
async function bindReport(id: string, principal: Principal, request: ReturnType<typeof makeSampleRequest>) {
  const operation = boundOperations.get(id);
  if (!operation) throw new Error(`${id} is not bound`);
  const givenParts = { query: new URLSearchParams(request.query), path: {}, body: request.body };
  const input = await operation.input(givenParts, principal);
  const handler = (routes as unknown as Record<string, (call: Partial<AnyCall>) => Promise<unknown>>)[id];
  return (await handler?.({ ...input, principal, db: product.db })) as AnyReport; // a report's handler returns a report
}

/** The SQL of a report: its totals, its rows, and its rows sorted differently and searched. */
function listQueries(report: AnyReport, summedColumns: readonly string[]): string[] {
  const sortedColumn = report.sort.replace(/^-/, "");
  const formats = new Map(
    Object.keys(report.columns).map((name) => [name, name === sortedColumn ? "date" : undefined]),
  );
  const columns = { formats, writers: new Map(), totals: summedColumns };
  const plans = [{}, { sort: `-${sortedColumn}` }, { search: "a" }].map((options) =>
    planPage(product.db, report, columns, { page: 1, pageSize: 50, ...options }),
  );
  const [own] = plans;
  const pageQueries = plans.map((plan) => pageRows(plan, placeOf(plan, 0), undefined));
  return [...(own ? [own.sums] : []), ...pageQueries].map((query) => query.toString());
}

/** Big tables that a statement reads without an index range, or by the company only. */
async function findScans(sql: string): Promise<string[]> {
  const tables = [...sql.matchAll(/\b(?:from|(?:straight_)?join)\s+`?(\w+)`?\s+(?:as\s+)?`?(\w+)`?/gi)];
  const plan = await queryRows<Plan>(product.db, `${explain} ${sql.replaceAll("?", "\\?")}`);
  return plan.flatMap(({ table: alias, type, key, key_len: length }) => {
    const tableNames = tables.filter(([, , other]) => other === alias).map(([, name = ""]) => name);
    // Day and month rollups share one alias; the name of the index says which table it is.
    const ofKey = tableNames.filter((name) => key?.startsWith(`${name}_`));
    const names = ofKey.length > 0 ? ofKey : tableNames;
    if (!names.some((name) => BIG_TABLES.includes(name))) return [];
    const isWhole =
      type === "ALL" || type === "index" || (type === "ref" && Number(length) <= COMPANY_LENGTH);
    return isWhole ? [`${names.join(" or ")} by ${type} of ${key}`] : [];
  });
}

interface Plan {
  table: string | null;
  type: string | null;
  key: string | null;
  key_len: string | null;
}

async function readPrincipal(role: Role, userId: number): Promise<Principal> {
  const user = await product.db("users").where({ company_id: 1, id: userId }).first();
  const principal = {
    companyId: 1,
    userId,
    name: String(user?.name),
    role,
    branchId: user?.branch_id as number | null,
    zoneId: user?.zone_id as number | null,
    wholeCompany: role === 1,
    via: "session" as const,
    isConfirmed: true,
    operations: null,
    keyId: null,
    token: null,
    party: null,
  };
  return { ...principal, ...(await readScope(product.db, principal)) };
}

/** The demo's receipts name no bills; here each names one of its customer's bills. */
async function insertSettlements() {
  await product.db.raw(`INSERT INTO settlements (company_id, voucher_id, bill_voucher_id, account_id, amount)
    SELECT r.company_id, r.voucher_id, MAX(b.voucher_id), r.party_id, 0.01 FROM receipts r
    JOIN bills b ON b.company_id = r.company_id AND b.customer_id = r.party_id
    GROUP BY r.company_id, r.voucher_id, r.party_id`);
}

/** The demo has no bank dates; here every bank entry gets its own date. */
async function markEntries() {
  await product.db
    .raw(`INSERT INTO bank_dates (company_id, voucher_id, line_no, account_id, date, debit, credit, bank_date, marked_at)
    SELECT e.company_id, e.voucher_id, e.line_no, e.account_id, e.date, e.debit, e.credit, e.date, '2026-11-01 06:30:00'
    FROM ledger_entries e JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
    WHERE a.group_id IN (5, 26) AND e.entry_kind <> 'opening'`);
}

/**
 * Fakes statistics so that the optimizer sees millions of rows in the big
 * tables, as in production later; it still estimates the rows of a range itself.
 */
async function writeFakeStatistics() {
  const { db } = product;
  // A copy of a template has no statistics yet. Without this, the server
  // would compute them after some seconds and overwrite the faked ones.
  for (const table of BIG_TABLES) await db.raw(`ALTER TABLE ${table} STATS_AUTO_RECALC = 0`);
  const tables = await queryRows<{ name: string }>(
    db,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
  );
  await db.raw(`ANALYZE TABLE ${tables.map(({ name }) => name).join(", ")}`);
  const [{ version } = { version: "" }] = await queryRows<{ version: string }>(
    db,
    "SELECT VERSION() AS version",
  );
  const isMariadb = version.includes("MariaDB");
  if (!isMariadb) explain = "EXPLAIN FORMAT = TRADITIONAL"; // newer versions print a tree
  const pretend = isMariadb ? writeMariadbStatistics : writeMysqlStatistics;
  for (const table of BIG_TABLES) {
    await pretend(table);
    await db.raw(`FLUSH TABLE ${table}`);
    const [plan] = await queryRows<{ rows: number }>(db, `${explain} SELECT * FROM ${table}`);
    expect(Number(plan?.rows), `rows of ${table} as the optimiser believes`).toBeGreaterThanOrEqual(
      FAKED_ROWS,
    );
  }
}

/**
 * MariaDB prefers its own statistics to InnoDB's. Rows per company
 * grow; other columns get as many distinct values as there are rows.
 */
async function writeMariadbStatistics(table: string) {
  const { db } = product;
  await db.raw(`ANALYZE TABLE ${table} PERSISTENT FOR COLUMNS () INDEXES ALL`);
  const where = "db_name = DATABASE() AND table_name = ?";
  const [{ count } = { count: 0 }] = await queryRows<{ count: number }>(
    db,
    `SELECT cardinality AS count FROM mysql.table_stats WHERE ${where}`,
    [table],
  );
  const times = calculateTimes(count);
  await db.raw(`UPDATE mysql.table_stats SET cardinality = cardinality * ${times} WHERE ${where}`, [table]);
  await db.raw(
    `UPDATE mysql.index_stats SET avg_frequency = avg_frequency * ${times} WHERE ${where} AND prefix_arity = 1`,
    [table],
  );
}

/**
 * MySQL only has InnoDB's statistics. The number of companies stays
 * small; other columns get as many distinct values as there are rows.
 */
async function writeMysqlStatistics(table: string) {
  const { db } = product;
  const where = "database_name = DATABASE() AND table_name = ?";
  const [{ count } = { count: 0 }] = await queryRows<{ count: number }>(
    db,
    `SELECT n_rows AS count FROM mysql.innodb_table_stats WHERE ${where}`,
    [table],
  );
  const times = calculateTimes(count);
  await db.raw(
    `UPDATE mysql.innodb_table_stats SET n_rows = n_rows * ${times}, clustered_index_size = clustered_index_size * ${times} WHERE ${where}`,
    [table],
  );
  await db.raw(
    `UPDATE mysql.innodb_index_stats SET stat_value = stat_value * ${times} WHERE ${where} AND stat_name LIKE 'n_diff%' AND stat_name <> 'n_diff_pfx01'`,
    [table],
  );
}

function calculateTimes(count: number): number {
  return Math.ceil(FAKED_ROWS / Math.max(1, count));
}

const FAKED_ROWS = 5_000_000;
/** Bytes of a company's id in a key. */
const COMPANY_LENGTH = 4;
