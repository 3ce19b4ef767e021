import type { Knex } from "knex";
import { deriveDigests } from "../../packages/server/books/digests/derive-digests.ts";
import { keepBalances } from "../../packages/server/books/rollups/kept-balances.ts";
import { ROLLUP_SOURCES } from "../../packages/server/books/rollups/rebuild-sources.ts";
import { connect, openBeside } from "../../packages/server/db/connection.ts";
import { forgetIds } from "../../packages/server/db/ids.ts";
import { migrateUp } from "../../packages/server/db/migrate.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { BenchServer } from "../server.ts";
import { COPIED_TABLES, copyOf, copyRows, setAside, type CopiedTable } from "./copies.ts";
import { dropKeys } from "./keys.ts";
import { loadBenchCompany, type BenchCompany } from "./masters.ts";
import { CYCLE_COUNT, postPattern, type Pattern } from "./pattern.ts";
import { addToLedgerDay, fillStock, sumUp } from "./sums.ts";

export interface BenchData {
  /**
   * A million bills; in the same database, a second company with a tenth of the vouchers per day.
   */
  full: Place;
  sparse: Place;
  /** Masters and opening stock only, in a separate database. */
  empty: Place;
  buildSeconds: number;
  ledgerRows: number;
}

export interface Place {
  url: string;
  db: Knex;
  company: BenchCompany;
}

/** Builds the data, or reuses the data of an earlier run with the same scale. */
export async function buildData(
  server: BenchServer,
  scale: number,
  say: (text: string) => void,
): Promise<BenchData> {
  const name = `bench_${scale}`.replace(".", "_");
  const full = await prepareDatabase(server, name);
  const empty = await prepareDatabase(server, `${name}_empty`);
  if (!(await isBuilt(full.db))) {
    say(`Building ${1_000_000 * scale} bills …`);
    const startTime = performance.now();
    await build(server, full.db, 1, 100 * Math.round(100 * scale));
    const seconds = (performance.now() - startTime) / 1000;
    await build(server, full.db, 2, 10 * Math.round(100 * scale));
    await full.db("installation").insert({ name: BUILD_ENTRY, value: seconds.toFixed(1) });
  }
  // A server stores the same kept balances on the last day of the data.
  for (const id of [1, 2]) await keepBalances(full.db, id, "2026-01-01");
  const company = await loadBenchCompany(empty.db, 1);
  if (!(await empty.db("vouchers").first("id"))) await postPattern(empty.db, company, SALES_OF_NOTHING);
  const storedBuild: { value: string } = await full
    .db("installation")
    .where({ name: BUILD_ENTRY })
    .first("value");
  const [countRow] = await queryRows<{ count: number }>(
    full.db,
    "SELECT COUNT(*) AS count FROM ledger_entries WHERE company_id = 1",
  );
  return {
    full: { ...full, company: await loadBenchCompany(full.db, 1) },
    sparse: { ...full, company: await loadBenchCompany(full.db, 2) },
    empty: { ...empty, company },
    buildSeconds: Number(storedBuild.value),
    ledgerRows: countRow?.count ?? 0,
  };
}

async function prepareDatabase(server: BenchServer, name: string) {
  await server.admin.raw(
    `CREATE DATABASE IF NOT EXISTS ${name} DEFAULT CHARACTER SET utf8mb4 DEFAULT COLLATE utf8mb4_unicode_ci`,
  );
  const url = server.urlOf(name);
  const db = connect(url, { max: 8, statementSeconds: 0, connectSeconds: 60 });
  await migrateUp(db);
  return { url, db };
}

async function isBuilt(db: Knex) {
  return (await db("installation").where({ name: BUILD_ENTRY }).first("name")) !== undefined;
}

/**
 * Posts the pattern by the engine and copies it by SQL: two tables at a time, without secondary
 * keys, foreign keys and waiting for the disk.
 */
async function build(server: BenchServer, db: Knex, companyId: number, bills: number) {
  await server.admin.raw("SET GLOBAL innodb_flush_log_at_trx_commit = 0");
  const pattern = await postPattern(db, await loadBenchCompany(db, companyId), bills);
  const tables = Object.keys(COPIED_TABLES) as CopiedTable[];
  for (const table of tables) await setAside(db, companyId, table);
  const ledger = openBeside(db, { max: 1, statementSeconds: 0 });
  const others = openBeside(db, { max: 1, statementSeconds: 0 });
  try {
    await Promise.all([
      copyTables(ledger, companyId, pattern, ["ledger_entries"]),
      copyTables(others, companyId, pattern, ["bill_lines", "stock_moves", "bills", "vouchers", "receipts"]),
    ]);
    await sumUp(db, companyId, pattern);
  } finally {
    await ledger.destroy();
    await others.destroy();
  }
  for (const table of tables) await db.raw(`DROP TABLE bench_${table}`);
  await db.raw("DROP TABLE bench_positions");
  await db.raw(`ANALYZE TABLE ${[...tables, ...ROLLUP_SOURCES.map(({ rollup }) => rollup)].join(", ")}`);
  await deriveDigests(db, companyId);
  forgetIds(db);
  await server.admin.raw("SET GLOBAL innodb_flush_log_at_trx_commit = 1");
}

async function copyTables(db: Knex, companyId: number, pattern: Pattern, tables: readonly CopiedTable[]) {
  for (const table of tables) {
    await db.raw(CHECKS_OFF_SQL);
    // Company 1 is copied first, so the table has no rows of another company yet. Company 2 is
    // small enough to keep the keys.
    const addKeys = companyId === 1 ? await dropKeys(db, table) : undefined;
    for (let cycle = 1; cycle < CYCLE_COUNT; cycle++) {
      const copy = copyOf(pattern, cycle);
      // The copies satisfy these foreign keys by construction, and the check of the books verifies
      // it afterwards. Set before each copy, because the pool replaces a connection that is slow to
      // answer.
      await db.raw(CHECKS_OFF_SQL);
      await copyRows(db, table, copy);
      if (table === "ledger_entries") await addToLedgerDay(db, copy);
    }
    if (table === "stock_moves") await fillStock(db, companyId);
    await addKeys?.();
  }
}

const CHECKS_OFF_SQL = "SET SESSION foreign_key_checks = 0, unique_checks = 0";
const BUILD_ENTRY = "bench";
const SALES_OF_NOTHING = 40;
