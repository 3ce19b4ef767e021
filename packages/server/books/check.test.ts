import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { checkBooks } from "./check.ts";
import { opening } from "./opening.ts";
import { post } from "./post.ts";
import { sale, type SaleInput } from "./sale.ts";
import { createTestCompany } from "./test-company.ts";

let database: TestDatabase;
let db: Knex;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const { books, author, customer, series, godown, bandage } = await createTestCompany(db);
  const stock = [{ itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 600_000n }];
  const bill: SaleInput = {
    date: "2026-06-01",
    customer,
    series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: godown,
    discount: 500n,
    toRupee: true,
    lines: [{ item: bandage, quantity: 3_000n, unitPrice: 1_003_500n }],
  };
  const vouchers = [
    opening(books, { date: "2026-04-01", balances: [], stock }),
    sale(books, bill),
    sale(books, bill),
  ];
  // Vouchers 1, 2 and 3.
  await db.transaction((trx) => post(trx, author, vouchers));
});
afterAll(() => database.drop());

describe("the check of the books", () => {
  it("finds nothing in sound books", async () => {
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  // Each fault is made behind the engine's back, found, and rolled back.
  it.each<[string, string, number | null]>([
    ["I1", "UPDATE ledger_entries SET debit = debit + 0.01 WHERE voucher_id = 3 AND line_no = 1", 3],
    ["I1", "UPDATE ledger_entries SET date = '2026-06-02' WHERE voucher_id = 2 AND line_no = 1", 2],
    ["I1", "DELETE FROM ledger_entries WHERE voucher_id = 2", 2],
    ["I2", "UPDATE ledger_day SET credit = credit + 1 WHERE entry_kind = 'bill' AND credit > 0 LIMIT 1", 2],
    ["I2", "UPDATE ledger_day SET entries = entries + 1 WHERE entry_kind = 'opening' LIMIT 1", 1],
    ["I2", "UPDATE ledger_month SET entries = entries + 1 WHERE entry_kind = 'opening' LIMIT 1", 1],
    ["I2", "UPDATE stock_day SET quantity = quantity - 1 WHERE move_kind = 'SALE'", 2],
    ["I2", "DELETE FROM stock_day WHERE move_kind = 'OPENING'", 1],
    ["I3", "UPDATE stock_moves SET value = value - 0.01 WHERE voucher_id = 3", 3],
    ["I3", "UPDATE item_costs SET value = value + 1", 1],
    ["I3", "UPDATE item_costs SET quantity = 0", null],
    ["I5", "UPDATE bills SET taxable = taxable + 1 WHERE voucher_id = 3", 3],
    ["I5", "UPDATE bills SET cgst = 0 WHERE voucher_id = 2", 2],
    ["I5", "UPDATE bills SET amount = amount + 1 WHERE voucher_id = 3", 3],
    ["I5", "UPDATE bills SET status = 2 WHERE voucher_id = 2", 2],
    ["I5", "UPDATE bill_lines SET taxable = 1 WHERE bill_id = 1", 2],
    ["I7", "UPDATE ledger_month SET debit = debit + 1 LIMIT 1", null],
    ["I7", "UPDATE ledger_day SET date = '2026-03-31' WHERE entry_kind = 'opening' AND debit > 0", null],
    ["I7", "UPDATE ledger_day SET credit = credit + 1 LIMIT 1", null],
  ])("finds a breach of %s: %s", async (invariant, fault, voucherId) => {
    const rollBack = new Error("enough seen");
    const seen = db.transaction(async (trx) => {
      await trx.raw(fault);
      const findings = await checkBooks(trx, 1);
      expect(findings).toContainEqual(expect.objectContaining({ invariant, voucherId }));
      throw rollBack;
    });
    await expect(seen).rejects.toBe(rollBack);
  });

  it("looks at the company that it is asked about", async () => {
    await createTestCompany(db, 2);
    expect(await checkBooks(db, 2)).toEqual([]);
  });
});
