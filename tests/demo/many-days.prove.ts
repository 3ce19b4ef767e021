import { expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { createTestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { createDemo } from "../../packages/server/demo/create-demo.ts";

/** Days at the ends of months and years; few bills leave the least of each party's to be returned. */
it.each([
  ["2026-12-31", 25],
  ["2027-02-28", 120],
  ["2027-04-01", 25],
  ["2028-02-29", 120],
])("the demo that is made on %s with %i bills has books without errors", async (today, bills) => {
  const database = await createTestDatabase();
  try {
    await createDemo(database.db, { bills, today });
    for (const company of [1, 2]) expect(await checkBooks(database.db, company)).toEqual([]);
  } finally {
    await database.drop();
  }
});
