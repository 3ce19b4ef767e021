import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/test-database.ts";
import { post } from "./post.ts";
import { sale } from "../documents/sale.ts";
import { setStockShort, stockMayGoShort } from "./settings.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  company = await createTestCompany(db);
  await createTestCompany(db, 2);
});
afterAll(() => database.drop());

it("lets stock go short until the company refuses it, and again when it allows it", async () => {
  expect(await stockMayGoShort(db, 1)).toBe(true);
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  expect(await stockMayGoShort(db, 1)).toBe(false);
  expect(await stockMayGoShort(db, 2)).toBe(true);
  await expect(sellOne()).rejects.toMatchObject({ code: "STOCK_SHORT" });
  await db.transaction((trx) => setStockShort(trx, 1, "allow"));
  expect(await stockMayGoShort(db, 1)).toBe(true);
  expect(await sellOne()).toHaveLength(1);
});

/** The godown has none in stock. */
function sellOne() {
  const voucher = sale(company.books, {
    date: "2026-06-01",
    customer: company.customer,
    series: company.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: null,
    branchId: null,
    routeId: null,
    vehicleId: null,
    locationId: company.godown,
    lines: [{ item: company.bandage, quantity: 1_000n, unitPrice: 1_000_000n }],
  });
  return db.transaction((trx) => post(trx, company.author, [voucher]));
}
