import type { Knex } from "knex";
import { expect, it } from "vitest";
import { rows } from "../../packages/server/db/rows.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";

const OPTIONS = { bills: 300, today: "2026-11-21" };

it("the demo has the same rows for the same seed, also when it is made again after an interruption", async () => {
  const [database, again] = [await createTestDatabase(), await createTestDatabase()];
  expect(await createDemo(database.db, OPTIONS)).toBe(true);
  await again.db("installation").insert({ name: "demo", value: "creating" });
  await again.db("companies").insert({ company_id: 1, name: "Half made" });
  const heard: string[] = [];
  expect(await createDemo(again.db, { ...OPTIONS, say: (text) => heard.push(text) })).toBe(true);
  expect(heard[0]).toContain("making it again");
  const [one, two] = [await contents(database.db), await contents(again.db)];
  await database.drop();
  await again.drop();
  expect(Object.keys(one).length).toBeGreaterThan(30);
  expect(two).toEqual(one);
});

/** Every row of every table, except salts, the installation's data, and the times at which the database wrote events. */
async function contents(db: Knex): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(
    db,
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === "installation" || name === "schema_migrations") continue;
    const its = await rows<Record<string, unknown>>(db, `SELECT * FROM ${name}`);
    all[name] = its
      .map(({ password_hash: _salted, written_at: _written, ...row }) => JSON.stringify(row))
      .sort();
  }
  return all;
}
