import type { Knex } from "knex";
import { expect, it } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";

const DEMO_OPTIONS = { bills: 300, today: "2026-11-21" };

it("the demo has the same rows for the same seed, also when it is made again after an interruption", async () => {
  const [database, again] = [await createTestDatabase(), await createTestDatabase()];
  expect(await createDemo(database.db, DEMO_OPTIONS)).toBe(true);
  await again.db("installation").insert({ name: "demo", value: "creating" });
  await again.db("companies").insert({ company_id: 1, name: "Half made" });
  const statements: string[] = [];
  expect(await createDemo(again.db, { ...DEMO_OPTIONS, say: (text) => statements.push(text) })).toBe(true);
  expect(statements[0]).toContain("making it again");
  const [one, two] = [await readContents(database.db), await readContents(again.db)];
  await database.drop();
  await again.drop();
  expect(Object.keys(one).length).toBeGreaterThan(30);
  expect(two).toEqual(one);
});

/**
 * Every row of every table, except salts, the installation's data, and the times at which the
 * database wrote events.
 */
async function readContents(db: Knex): Promise<Record<string, string[]>> {
  const tables = await queryRows<{ name: string }>(
    db,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === "installation" || name === "schema_migrations") continue;
    const its = await queryRows<Record<string, unknown>>(db, `SELECT * FROM ${name}`);
    all[name] = its
      .map(({ password_hash: _salted, written_at: _written, ...row }) => JSON.stringify(row))
      .sort();
  }
  return all;
}
