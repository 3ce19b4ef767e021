import type { Knex } from "knex";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { connect } from "../../packages/server/db/connection.ts";
import { takeIds } from "../../packages/server/db/ids.ts";
import { migrateDown, migrateUp, readSchemaVersion } from "../../packages/server/db/migrate.ts";
import { migrations } from "../../packages/server/db/generated/migrations.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";

const createdDatabases: TestDatabase[] = [];
let test1: TestDatabase;
let db: Knex;
beforeEach(async () => {
  test1 = await createTestDatabase({ template: null });
  createdDatabases.push(test1);
  db = test1.db;
});
afterAll(() => Promise.all(createdDatabases.map((database) => database.drop())));

const names = migrations.map(({ name }) => name);
const newest = names.at(-1);

// MySQL needs almost a minute to create and drop all tables.
describe("migrations", { timeout: 120_000 }, () => {
  test("go up, down and up again with rows in every table, and end in the same schema", async () => {
    expect((await readSchemaVersion(db)).schema).toBeNull();
    expect(await migrateUp(db)).toEqual(names);
    expect((await readSchemaVersion(db)).schema).toBe(newest);
    const first = await readSchema(db);
    await fill(db);
    expect(await migrateDown(db)).toEqual(names.toReversed());
    expect(Object.keys(await readSchema(db))).toEqual([]);
    expect((await readSchemaVersion(db)).schema).toBeNull();
    await migrateUp(db);
    expect(await readSchema(db)).toEqual(first);
  });

  test("can be undone one at a time, and leave the rows of the others", async () => {
    await migrateUp(db);
    await fill(db);
    await migrateDown(db, "002-books");
    expect((await readSchemaVersion(db)).schema).toBe("002-books");
    expect(await db("accounts").where({ company_id: 1 })).toHaveLength(1);
    expect(await db("ledger_entries").where({ company_id: 1 })).toHaveLength(1);
    expect(await migrateUp(db)).toEqual(names.slice(2));
    expect(await db("accounts").select("id", "latitude")).toEqual([{ id: 1, latitude: null }]);
  });

  test("do not start on a schema that a newer server has made", async () => {
    await migrateUp(db, "001-company");
    await db("schema_migrations").insert({
      name: "999-of-tomorrow",
      statements: 1,
      applied_at: "2026-11-01",
    });
    await expect(migrateUp(db)).rejects.toThrow(/newer Vanbook than this one: it has 999-of-tomorrow/);
    expect(await readSchemaVersion(db)).toEqual({ schema: "001-company", newer: "999-of-tomorrow" });
  });

  test("give each company the taxes that it lacks, under ids that are not reserved", async () => {
    await migrateUp(db, "016-dated-taxes");
    for (const id of [1, 2])
      await db("companies").insert({ company_id: id, name: `${id}`, state_code: "32" });
    expect(await takeIds(db, 1, "taxes", 1)).toEqual([1]);
    await db("taxes").insert({ company_id: 1, id: 1, name: "GST 5%" });
    await migrateUp(db, "017-more-tax-rates");
    const rates = await queryRows<{ company_id: number; tax_id: number; rate: string }>(
      db,
      "SELECT company_id, tax_id, rate FROM tax_rates ORDER BY company_id, tax_id, valid_from",
    );
    const listRatesOf = (id: number) => rates.filter((each) => each.company_id === id);
    expect(listRatesOf(1).map(({ rate }) => rate)).toEqual([
      "28.00",
      "40.00",
      "28.00",
      "18.00",
      "28.00",
      "40.00",
    ]);
    // Company 1 has reserved the ids up to 32.
    expect(listRatesOf(1).map(({ tax_id: tax }) => tax)).toEqual([33, 34, 35, 35, 36, 36]);
    expect(listRatesOf(2).map(({ tax_id: tax }) => tax)).toEqual([1, 2, 3, 3, 4, 4]);
    expect(await takeIds(db, 2, "taxes", 1)).toEqual([5]);
    await migrateDown(db, "016-dated-taxes");
    await migrateUp(db);
    expect(await db("taxes").where("company_id", 1)).toHaveLength(5);
  });

  test("give each company the common packing units that it lacks", async () => {
    await migrateUp(db, "049-notes");
    for (const id of [1, 2])
      await db("companies").insert({ company_id: id, name: `${id}`, state_code: "32" });
    expect(await takeIds(db, 1, "units", 2)).toEqual([1, 2]);
    await db("units").insert({ company_id: 1, id: 1, name: "Nos", uqc: "NOS" });
    await db("units").insert({ company_id: 1, id: 2, name: "Dozen", uqc: "DOZ" });
    await migrateUp(db, "051-larger-units");
    const units = await queryRows<{ company_id: number; id: number; name: string }>(
      db,
      "SELECT company_id, id, name FROM units ORDER BY company_id, id",
    );
    const listUnitsOf = (company: number) =>
      units.filter((each) => each.company_id === company).map(({ id, name }) => `${id} ${name}`);
    // Company 1 has reserved the ids up to 32.
    expect(listUnitsOf(1)).toEqual(["1 Nos", "2 Dozen", "33 Case", "34 Carton"]);
    expect(listUnitsOf(2)).toEqual(["1 Case", "2 Carton", "3 Dozen"]);
    expect(await takeIds(db, 2, "units", 1)).toEqual([4]);
    await migrateDown(db, "049-notes");
    await migrateUp(db);
    expect(await db("units").where("company_id", 1)).toHaveLength(4);
  });

  test("make taxes without a rate above 0 nil-rated, and leave the others taxable", async () => {
    await migrateUp(db, "049-notes");
    await db("companies").insert({ company_id: 1, name: "1", state_code: "32" });
    const taxes = [
      { id: 1, name: "GST 0%" },
      { id: 2, name: "GST 12% to 0%" },
      { id: 3, name: "Of a day to come" },
    ];
    await db("taxes").insert(taxes.map((tax) => ({ company_id: 1, ...tax })));
    const makeRate = (tax_id: number, valid_from: string, percent: number) => ({
      ...{ company_id: 1, tax_id },
      ...{ valid_from, rate: percent },
    });
    await db("tax_rates").insert([
      makeRate(1, "2017-07-01", 0),
      makeRate(2, "2017-07-01", 12),
      makeRate(2, "2025-09-22", 0),
    ]);
    await migrateUp(db);
    const kinds = await db("taxes").orderBy("id").select("kind", "version", "is_deleted");
    const keptFields = { version: 1, is_deleted: 0 };
    expect(kinds).toEqual([
      { kind: "nilRated", ...keptFields },
      { kind: "taxable", ...keptFields },
      { kind: "taxable", ...keptFields },
    ]);
  });

  test("make a row for each HSN code that an item has, with the next ids", async () => {
    await migrateUp(db, "052-tax-kinds");
    const own = { company_id: 1 };
    await db("companies").insert({ ...own, name: "1", state_code: "32" });
    await db("taxes").insert({ ...own, id: 1, name: "GST 5%" });
    await db("units").insert({ ...own, id: 1, name: "Nos", uqc: "NOS" });
    await db("hsn_codes").insert({ ...own, code: "3005", description: "Gauze" });
    const item = { ...own, category_id: 1, unit_id: 1, tax_id: 1 };
    const codes = ["9021", "3005", "9021", "", "90", "87131010"];
    await db("items").insert(
      codes.map((hsn_code, index) => ({ ...item, id: index + 1, name: `Item ${index}`, hsn_code })),
    );
    await migrateUp(db);
    expect(await db("hsn_codes").orderBy("id").select("id", "code", "description", "tax_id")).toEqual([
      { id: 1, code: "3005", description: "Gauze", tax_id: null },
      { id: 2, code: "87131010", description: null, tax_id: null },
      { id: 3, code: "9021", description: null, tax_id: null },
    ]);
    expect(await takeIds(db, 1, "hsn_codes", 1)).toEqual([4]);
  });

  test("are applied once when several processes start at the same moment", async () => {
    const processes = Array.from({ length: 4 }, () => connect(test1.url));
    const appliedMigrations = await Promise.all(processes.map((process) => migrateUp(process)));
    await Promise.all(processes.map((process) => process.destroy()));
    expect(appliedMigrations.flat().sort()).toEqual(names);
  });

  test("continue when a process died after a statement, before it was recorded", async () => {
    await migrateUp(db, "001-company");
    await db.raw(migrations[1]!.up[0]!);
    await db("schema_migrations").insert({ name: "002-books", statements: 0 });
    expect((await readSchemaVersion(db)).schema).toBe("001-company");
    await migrateUp(db);
    expect((await readSchemaVersion(db)).schema).toBe(newest);
  });

  test("undo a migration that was only partly applied", async () => {
    await migrateUp(db, "002-books");
    await db.raw(migrations[2]!.up[0]!);
    await db("schema_migrations").insert({ name: "003-masters", statements: 1 });
    expect(await migrateDown(db, "002-books")).toEqual(["003-masters"]);
    await migrateUp(db);
    expect((await readSchemaVersion(db)).schema).toBe(newest);
  });

  test("start the ids from 1 again after all tables were dropped", async () => {
    await migrateUp(db);
    expect(await takeIds(db, 1, "items", 2)).toEqual([1, 2]);
    await migrateDown(db);
    await migrateUp(db);
    expect(await takeIds(db, 1, "items", 2)).toEqual([1, 2]);
  });
});

describe("the schema", () => {
  test("has the company first in every key of each table that belongs to companies", async () => {
    await migrateUp(db);
    const keys = await db("information_schema.statistics")
      .whereRaw("table_schema = database()")
      .where("seq_in_index", 1)
      .select({ table: "table_name", key: "index_name", column: "column_name" });
    const foreign = await db("information_schema.key_column_usage")
      .whereRaw("table_schema = database()")
      .where("ordinal_position", 1)
      .whereNotNull("referenced_table_name")
      .select({ table: "table_name", key: "constraint_name", column: "column_name" });
    expect(keys.length).toBeGreaterThan(150);
    expect(foreign.length).toBeGreaterThan(50);
    const others = [...keys, ...foreign].filter(({ column }) => column !== "company_id");
    // Tables of the installation have no company.
    expect(others.map(({ table }) => table as string).sort()).toEqual([
      "installation",
      "schema_migrations",
      "token_secrets",
    ]);
  });

  test("has a primary key in every table, and the same collation in every table", async () => {
    await migrateUp(db);
    const tables = await db("information_schema.tables")
      .whereRaw("table_schema = database()")
      .select({ name: "table_name", engine: "engine", collation: "table_collation" });
    expect(
      tables.filter(({ engine, collation }) => engine !== "InnoDB" || collation !== "utf8mb4_unicode_ci"),
    ).toEqual([]);
    const keyedTables = await db("information_schema.statistics")
      .whereRaw("table_schema = database()")
      .where({ index_name: "PRIMARY", seq_in_index: 1 })
      .select({ name: "table_name" });
    expect(keyedTables.map(({ name }) => name as string).sort()).toEqual(
      tables.map(({ name }) => name as string).sort(),
    );
  });
});

/** The CREATE TABLE statements of all tables except the table of migrations. */
async function readSchema(db: Knex) {
  // Aliases, because MariaDB and MySQL return column names in different cases.
  const tables = await db("information_schema.tables")
    .whereRaw("table_schema = database()")
    .select({ name: "table_name" });
  const createStatements: Record<string, string> = {};
  for (const table of tables.map(({ name }) => name as string).sort()) {
    if (table === "schema_migrations") continue;
    const [createRow] = await queryRows<Record<string, string>>(db, "SHOW CREATE TABLE ??", [table]);
    createStatements[table] = createRow!["Create Table"]!;
  }
  return createStatements;
}

/** Inserts one row into every table, for company 1 and with id 1 if the table has these columns. */
async function fill(db: Knex) {
  const tables = migrations.flatMap(({ up }) =>
    up.flatMap((sql) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/.exec(sql)?.[1] ?? []),
  );
  for (const table of new Set(tables)) {
    // Rollups may already have rows, rebuilt from their sources.
    if (await db(table).first()) continue;
    const columns = await db("information_schema.columns")
      .whereRaw("table_schema = database()")
      .where({ table_name: table, is_nullable: "NO" })
      .whereNull("column_default")
      .select({ name: "column_name", type: "data_type" });
    const row = Object.fromEntries(
      columns.map(({ name, type }) => [name as string, makeSample(type as string)]),
    );
    await db(table).insert(table === "ledger_entries" ? { ...row, debit: 1 } : row);
  }
}

function makeSample(type: string) {
  if (/int|decimal/.test(type)) return 1;
  if (/char|text|blob|binary/.test(type)) return "x";
  return "2026-11-20";
}
