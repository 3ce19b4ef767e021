import { expect, it } from "vitest";
import { createTestDatabase } from "./test-database.ts";

it("a file gets a database that another is done with as it was made, and none whose tables are others", async () => {
  const first = await createTestDatabase();
  const [[counting]] = await first.db.raw("SHOW GLOBAL VARIABLES LIKE 'userstat'");
  await first.db("company_settings").insert({ company_id: 1, name: "colour", value: "blue" });
  await first.drop();

  const second = await createTestDatabase();
  expect(second.url === first.url).toBe(counting?.Value === "ON");
  expect(await second.db("company_settings").where("name", "colour")).toEqual([]);
  // When a table was made is known to the second.
  await second.db.raw("SELECT SLEEP(1.1)");
  await second.db.raw("ALTER TABLE company_settings ADD COLUMN taste INT NULL");
  await second.drop();

  const third = await createTestDatabase();
  expect(third.url).not.toBe(second.url);
  expect(await third.db.schema.hasColumn("company_settings", "taste")).toBe(false);
  await third.drop();
}, 60_000);
