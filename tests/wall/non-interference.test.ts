import { afterAll, beforeAll, expect, it } from "vitest";
import { OTHER_COMPANY } from "./interference.ts";
import { expectTheSame, openTwoCompanies, type TwoCompanies } from "./two-companies.ts";
import { BILL_COLUMNS, listVisitors } from "./visitors.ts";

let desk: TwoCompanies;
beforeAll(async () => void (desk = await openTwoCompanies()));
afterAll(() => desk?.close());

it("company 1 gets the same answers, byte for byte, whatever rows company 2 has", async () => {
  await expectTheSame(desk);
}, 600_000);

it("the test's requests use ids that bills of both companies have", async () => {
  const [visitor] = await listVisitors(desk.product.db, 1);
  for (const [name, column] of Object.entries(BILL_COLUMNS)) {
    const id = visitor?.known.values[name] as number;
    for (const companyId of [1, OTHER_COMPANY])
      expect(
        await desk.product
          .db("bills")
          .where({ company_id: companyId, [column]: id })
          .first("id"),
        `${name} of company ${companyId}`,
      ).toBeDefined();
  }
});

it("every row of company 2 differs between the test's two databases", async () => {
  for (const table of [
    "bills",
    "ledger_entries",
    "ledger_day",
    "accounts",
    "users",
    "routes",
    "branches",
    "orders",
    "receipts",
  ]) {
    const [ours, theirs] = await Promise.all(
      [desk.product.db, desk.twin.db].map((db) => db(table).where("company_id", OTHER_COMPANY).select()),
    );
    const inTwin = new Set((theirs as object[]).map((row) => JSON.stringify(row)));
    expect((ours as object[]).length, table).toBeGreaterThan(0);
    expect(
      (ours as object[]).filter((row) => inTwin.has(JSON.stringify(row))),
      table,
    ).toEqual([]);
  }
});
