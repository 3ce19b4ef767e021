import { expect, it } from "vitest";
import { createTestDatabase } from "./testing/test-database.ts";

it("a test file can get the database of an earlier file, but never with its rows", async () => {
  const first = await createTestDatabase();
  const [[counting]] = await first.db.raw("SHOW GLOBAL VARIABLES LIKE 'userstat'");
  await first.db("company_settings").insert({ company_id: 1, name: "colour", value: "blue" });
  await first.drop();

  const second = await createTestDatabase();
  expect(second.url === first.url).toBe(counting?.Value === "ON");
  expect(await second.db("company_settings").where("name", "colour")).toEqual([]);
  await second.drop();
});

// The database stores the time of a table change only to the second, and each of these is done
// within one second.
it.each([
  ["ALTER TABLE company_settings ADD COLUMN taste INT NULL"],
  ["ALTER TABLE company_settings MODIFY COLUMN value TEXT NULL"],
  ["CREATE INDEX taste ON company_settings (company_id, value(10))"],
])(
  "a database is not used again after %s",
  async (change) => {
    const usedDatabase = await createTestDatabase();
    await usedDatabase.db.raw(change);
    await usedDatabase.drop();
    const next = await createTestDatabase();
    expect(next.url).not.toBe(usedDatabase.url);
    await next.drop();
  },
  60_000,
);
