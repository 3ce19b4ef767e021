import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { afterAll, expect, it } from "vitest";
import { toCanonicalName } from "../../packages/server/contract/canonical-text.ts";
import { migrateDown, migrateUp } from "../../packages/server/db/migrate.ts";
import { migrations } from "../../packages/server/db/generated/migrations.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { waitForLockWait } from "../../packages/server/db/testing/until-one-waits.ts";

const createdDatabases: TestDatabase[] = [];
afterAll(() => Promise.all(createdDatabases.map((database) => database.drop())));

const ER_SIGNAL_EXCEPTION = 1644;
const ER_LOCK_DEADLOCK = 1213;
/** The first migrations, whose tables get a row before the others change them. */
const FIRST_TABLES = "007-platform";

it(
  "migrations cut off after each statement continue, with the same schema and rows",
  {
    timeout: 300_000,
  },
  async () => {
    const [uncutDb, cutDb] = [await createDatabase(), await createDatabase()];
    await migrateUp(uncutDb, FIRST_TABLES);
    await fillTables(uncutDb);
    await migrateUp(uncutDb);

    const cuts = migrations.flatMap(({ name, up }) =>
      up.map((_, index) => ({ name, statements: index + 1 })),
    );
    expect(cuts.length).toBeGreaterThan(250);
    await migrateDown(cutDb); // creates the table of migrations
    await insertCuts(cutDb, cuts);
    for (const cut of cuts) {
      const to = cut.name <= FIRST_TABLES ? FIRST_TABLES : undefined;
      await expect(migrateUp(cutDb, to), JSON.stringify(cut)).rejects.toThrow("cut off");
      await cutDb("test_cuts").where(cut).delete();
      if (cut.name !== FIRST_TABLES || (await cutDb("test_cuts").where("name", FIRST_TABLES).first()))
        continue;
      await migrateUp(cutDb, FIRST_TABLES);
      await fillTables(cutDb);
    }
    await migrateUp(cutDb);
    await cutDb.raw("DROP TRIGGER test_cut");
    await cutDb.raw("DROP TABLE test_cuts");

    const uncutTables = await readTables(uncutDb);
    expect(Object.keys(uncutTables).length).toBeGreaterThan(80);
    expect(await readTables(cutDb)).toEqual(uncutTables);
  },
);

it("a migration that loses a deadlock is tried again", async () => {
  const db = await createDatabase();
  await migrateUp(db, "016-dated-taxes");
  const cut = { name: "017-more-tax-rates", statements: 1 };
  await insertCuts(db, [cut], ER_LOCK_DEADLOCK);
  const migrating = migrateUp(db, "017-more-tax-rates");
  await sleep(1_000);
  await db("test_cuts").delete();
  expect(await migrating).toEqual(["017-more-tax-rates"]);
});

it("a process that lost the lock applies no change of rows that another has applied", async () => {
  const db = await createDatabase();
  await migrateUp(db, "051-larger-units");
  await db("companies").insert({ company_id: 1, name: "1", state_code: "32" });
  await db("taxes").insert({ company_id: 1, id: 1, name: "GST 0%" });
  await db("tax_rates").insert({ company_id: 1, tax_id: 1, valid_from: "2017-07-01", rate: 0 });
  const { name, up } = migrations.find((migration) => migration.name === "052-tax-kinds")!;
  expect(up[1]).toMatch("UPDATE taxes SET kind");
  await db.raw(up[0]!);
  await db("schema_migrations").insert({ name, statements: 1 });

  const holder = await db.transaction();
  await holder("taxes").forUpdate();
  const refusal = expect(migrateUp(db, name)).rejects.toThrow(`Another process applies ${name}`);
  await waitForLockWait(db);
  await db("schema_migrations").where({ name }).update({ statements: up.length });
  await holder.rollback();
  await refusal;
  expect(await db("taxes").pluck("kind")).toEqual(["taxable"]);
});

it("user names that become the same name stay two names, and the migration continues", async () => {
  const db = await createDatabase();
  await migrateUp(db, "064-dates-and-accounts");
  for (const company_id of [1, 2]) await db("companies").insert({ company_id, name: "1", state_code: "32" });
  const usernames = ["Me\u200bera", "me\r\nera", " Anil  Kumar", "anil\u00a0\u00a0kumar", "\t", "ആനന്ദ്\u200d"];
  const user = { company_id: 1, password_hash: "", role_id: 1 };
  await db("users").insert(usernames.map((username, at) => ({ ...user, id: at + 1, name: "A", username })));
  await db("users").insert({ ...user, company_id: 2, id: 1, name: "A", username: "me\r\nera" });
  await migrateUp(db);
  const names = await db("users").orderBy(["company_id", "id"]).pluck("username");
  expect(names).toEqual(["meera", "meera-2", "anil kumar", "anil kumar-4", "-5", "ആനന്ദ്", "meera"]);
  expect(names.map(toCanonicalName)).toEqual(names);
});

async function createDatabase(): Promise<Knex> {
  const database = await createTestDatabase({ template: null });
  createdDatabases.push(database);
  return database.db;
}

/** The runner fails when it records one of these, as if its connection had ended there. */
async function insertCuts(
  db: Knex,
  cuts: readonly { name: string; statements: number }[],
  errno = ER_SIGNAL_EXCEPTION,
) {
  await db.raw("CREATE TABLE test_cuts (name VARCHAR(60) NOT NULL, statements INT NOT NULL)");
  await db("test_cuts").insert(cuts);
  await db.raw(`CREATE TRIGGER test_cut BEFORE UPDATE ON schema_migrations FOR EACH ROW
    BEGIN
      IF EXISTS (SELECT 1 FROM test_cuts c WHERE c.name = NEW.name AND c.statements = NEW.statements) THEN
        SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'cut off', MYSQL_ERRNO = ${errno};
      END IF;
    END`);
}

/** Inserts one row into every table, for company 1 and with id 1 if the table has these columns. */
async function fillTables(db: Knex) {
  const tables = migrations
    .filter(({ name }) => name <= FIRST_TABLES)
    .flatMap(({ up }) => up.flatMap((sql) => /^CREATE TABLE (\w+)/.exec(sql)?.[1] ?? []));
  for (const table of tables) {
    if (await db(table).first()) continue;
    const columns = await listColumns(db, table);
    const row = Object.fromEntries(
      columns
        .filter(({ nullable, preset }) => nullable === "NO" && preset === null)
        .map(({ name, type }) => [name, makeSample(type)]),
    );
    await db(table).insert(table === "ledger_entries" ? { ...row, debit: 1 } : row);
    // The groups of the accounts that migrations add.
    if (table === "account_groups")
      await db(table).insert([3, 4, 10, 20].map((id) => ({ ...row, id, name: `${id}` })));
  }
  await db("id_blocks").insert({ company_id: 1, name: "accounts", next_id: 33 });
}

/** Each table's CREATE TABLE statement and rows, without the times, which differ. */
async function readTables(db: Knex) {
  const tables = await db("information_schema.tables")
    .whereRaw("table_schema = database()")
    .select({ name: "table_name" });
  const content: Record<string, { created: string; rows: string[] }> = {};
  for (const table of tables.map(({ name }) => name as string).sort()) {
    const [createRow] = await queryRows<Record<string, string>>(db, "SHOW CREATE TABLE ??", [table]);
    const columns = await listColumns(db, table);
    const names = columns.filter(({ type }) => !/date|time/.test(type)).map(({ name }) => name);
    const rows = await db(table).select(names);
    content[table] = {
      created: createRow!["Create Table"]!,
      rows: rows.map((row) => JSON.stringify(row)).sort(),
    };
  }
  return content;
}

async function listColumns(db: Knex, table: string) {
  const columns: { name: string; type: string; nullable: string; preset: string | null }[] = await db(
    "information_schema.columns",
  )
    .whereRaw("table_schema = database()")
    .where({ table_name: table })
    .select({ name: "column_name", type: "data_type", nullable: "is_nullable", preset: "column_default" });
  return columns;
}

function makeSample(type: string) {
  if (/int|decimal/.test(type)) return 1;
  if (/char|text|blob|binary/.test(type)) return "x";
  return "2026-11-20";
}
