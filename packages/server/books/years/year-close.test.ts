import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { expense, journal, opening, sale, type Posted, type Voucher } from "@vanbook/sdk/books";
import { post } from "../posting/post.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";
import { testLedger, type TestLedger } from "../testing/test-ledger.ts";
import { closeYear, lockUntil, reopenYear } from "./year-close.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;
let companyId = 0;
let rent = 0;
let fuel = 0;
let bill: Posted;
let ledger: TestLedger;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
beforeEach(async () => {
  companyId += 1;
  company = await createTestCompany(db, companyId);
  ledger = testLedger(db, companyId);
  [rent, fuel] = [await ledger.accountCalled("Rent"), await ledger.accountCalled("Vehicle Fuel")];
  bill = await tradeOfAYear();
});
afterAll(() => database.drop());

describe("closing a year", () => {
  it("moves its income and expenses to the account of closed years, and the next year starts them at zero", async () => {
    const closed = await within((trx) => closeYear(trx, company.author, 1));
    expect(closed).toEqual({
      id: 1,
      label: "2025-26",
      startDate: "2025-04-01",
      endDate: "2026-03-31",
      lockedUntil: null,
      closedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
      profit: "1004.75",
      voucherNo: "CLS/1",
    });
    expect(await closingLines("CLS/1")).toEqual({
      Sales: ["2026-03-31", "4000.00", "0.00"],
      "Discount Received": ["2026-03-31", "75.25", "0.00"],
      "Cost of Goods Sold": ["2026-03-31", "0.00", "2400.00"],
      "Discount Allowed": ["2026-03-31", "0.00", "50.00"],
      Rent: ["2026-03-31", "0.00", "500.00"],
      "Vehicle Fuel": ["2026-03-31", "0.00", "120.50"],
      "Profit & Loss (closed years)": ["2026-03-31", "0.00", "1004.75"],
    });
    expect(await openingOf("2026-04-01")).toEqual({
      "Bank Current Account": "19379.50", // 20,000.00 − 500.00 − 120.50
      Customer: "4150.00",
      Inventory: "3600.00", // 6,000.00 − 2,400.00
      Supplier: "75.25",
      "Output CGST": "-100.00",
      "Output SGST": "-100.00",
      "Opening Balance Equity": "-26000.00",
      "Profit & Loss (closed years)": "-1004.75",
    });
    // The year's own profit excludes the closing voucher.
    expect(await profitBetween("2025-04-01", "2026-03-31")).toBe("1004.75");
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("refuses later postings and corrections in it, also of its closing voucher", async () => {
    await within((trx) => closeYear(trx, company.author, 1));
    const refused = { code: "YEAR_CLOSED" };
    const closingId = await voucherIdOf("CLS/1");
    await expect(postOne(spent("2026-03-31", 100n))).rejects.toMatchObject(refused);
    await expect(within((trx) => cancel(trx, company.author, bill.voucherId))).rejects.toMatchObject(refused);
    await expect(within((trx) => cancel(trx, company.author, closingId))).rejects.toMatchObject(refused);
    await expect(within((trx) => closeYear(trx, company.author, 1))).rejects.toMatchObject(refused);
    await expect(within((trx) => lockUntil(trx, company.author, 1, "2025-06-30"))).rejects.toMatchObject(
      refused,
    );
    await postOne(spent("2026-04-01", 100n));
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("can be undone and done again, and then includes what was posted in between", async () => {
    await within((trx) => closeYear(trx, company.author, 1));
    expect(await within((trx) => reopenYear(trx, company.author, 1))).toMatchObject({
      id: 1,
      closedAt: null,
    });
    expect(await openingOf("2026-04-01")).toMatchObject({ Sales: "-4000.00", Rent: "500.00" });
    expect(await openingOf("2026-04-01")).not.toHaveProperty("Profit & Loss (closed years)");
    await postOne(spent("2026-03-30", 475n));
    // 1,004.75 − 4.75
    const again = await within((trx) => closeYear(trx, company.author, 1));
    expect(again).toMatchObject({ profit: "1000.00", voucherNo: "CLS/2" });
    const opened = await openingOf("2026-04-01");
    expect(opened).toMatchObject({ "Profit & Loss (closed years)": "-1000.00", Customer: "4150.00" });
    expect(opened).not.toHaveProperty("Vehicle Fuel");
    expect(await profitBetween("2025-04-01", "2026-03-31")).toBe("1000.00");
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("goes in the order of the years, and undoing it in the opposite order", async () => {
    const refused = { code: "YEAR_ORDER" };
    await expect(within((trx) => closeYear(trx, company.author, 2))).rejects.toMatchObject(refused);
    await expect(within((trx) => reopenYear(trx, company.author, 1))).rejects.toMatchObject({
      code: "YEAR_OPEN",
    });
    await expect(within((trx) => closeYear(trx, company.author, 9))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await within((trx) => closeYear(trx, company.author, 1));
    await postOne(spent("2026-04-15", 20_025n));
    // Zero income, 200.25 spent.
    const entered = { by: 7, at: "2027-05-01 10:00:00.000" };
    const second = await within((trx) => closeYear(trx, company.author, 2, entered));
    expect(second).toMatchObject({ profit: "-200.25", voucherNo: "CLS/1", closedAt: entered.at });
    expect(
      await db("vouchers").where({ company_id: companyId, kind: "closing", year_id: 2 }).first(),
    ).toMatchObject({
      amount: "200.25",
      narration: "Loss of 2026-27",
      created_by: 7,
    });
    expect(await closingLines("CLS/1", 2)).toEqual({
      "Vehicle Fuel": ["2027-03-31", "0.00", "200.25"],
      "Profit & Loss (closed years)": ["2027-03-31", "200.25", "0.00"],
    });
    // 1,004.75 − 200.25
    expect(await openingOf("2027-04-01")).toMatchObject({ "Profit & Loss (closed years)": "-804.50" });
    await expect(within((trx) => reopenYear(trx, company.author, 1))).rejects.toMatchObject(refused);
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("writes no voucher for a year without income and expenses, and can be undone without one", async () => {
    await within((trx) => closeYear(trx, company.author, 1));
    const idle = await within((trx) => closeYear(trx, company.author, 2));
    expect(idle).toMatchObject({ profit: "0.00", voucherNo: null, closedAt: expect.any(String) });
    expect(await db("vouchers").where({ company_id: companyId, year_id: 2 })).toEqual([]);
    expect(await within((trx) => reopenYear(trx, company.author, 2))).toMatchObject({ closedAt: null });
    const only = await postOne(spent("2026-04-01", 100n));
    expect(await closeAndReopen()).toMatchObject({ profit: "-1.00", voucherNo: "CLS/1" });
    await within((trx) => cancel(trx, company.author, only.voucherId));
    // A closing voucher that is already reversed is not reversed again.
    expect(await closeAndReopen()).toMatchObject({ profit: "0.00", voucherNo: null });
    expect(await checkBooks(db, companyId)).toEqual([]);

    async function closeAndReopen() {
      const closed = await within((trx) => closeYear(trx, company.author, 2));
      await within((trx) => reopenYear(trx, company.author, 2));
      return closed;
    }
  });

  it("is not stopped by a locked period, and the period stays locked", async () => {
    expect(await within((trx) => lockUntil(trx, company.author, 1, "2026-03-31"))).toMatchObject({
      lockedUntil: "2026-03-31",
    });
    const closed = await within((trx) => closeYear(trx, company.author, 1));
    expect(closed).toMatchObject({ profit: "1004.75", lockedUntil: "2026-03-31" });
    const reopened = await within((trx) => reopenYear(trx, company.author, 1));
    expect(reopened).toMatchObject({ lockedUntil: "2026-03-31", closedAt: null });
    await expect(postOne(spent("2026-03-31", 100n))).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

/** Bank 20,000.00 and 100 bandages at 60.00; 40 sold at 100.00, 50.00 off; rent 500.00, fuel 120.50; 75.25 remitted. */
async function tradeOfAYear(): Promise<Posted> {
  const { books, bandage, godown, customer, earlierSeries } = company;
  const { bank, discount_received: received } = books.accounts;
  const balances = [{ accountId: bank, amount: 2_000_000n }];
  const stock = [{ itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 600_000n }];
  await postOne(opening(books, { date: "2025-04-01", balances, stock }));
  const sold = await postOne(
    sale(books, {
      date: "2025-10-01",
      customer,
      series: earlierSeries,
      saleType: "Retail",
      payment: { mode: "credit" },
      salesmanId: null,
      branchId: null,
      routeId: null,
      vehicleId: null,
      locationId: godown,
      discount: 5_000n,
      lines: [{ item: bandage, quantity: 40_000n, unitPrice: 1_000_000n }],
    }),
  );
  await postOne(spent("2025-12-01", 50_000n, rent));
  await postOne(spent("2026-03-05", 12_050n));
  const remitted = [
    { accountId: 903, debit: 7_525n, credit: 0n },
    { accountId: received, debit: 0n, credit: 7_525n },
  ];
  await postOne(journal({ date: "2026-03-31", userId: null, branchId: null, lines: remitted }));
  return sold;
}

function spent(date: string, amount: bigint, accountId = fuel): Voucher {
  const ledgerId = company.books.accounts.bank;
  return expense({ date, mode: "N", accountId, ledgerId, userId: 2, branchId: 1, tripId: null, amount });
}

async function postOne(voucher: Voucher) {
  const [posted] = await within((trx) => post(trx, company.author, [voucher]));
  if (!posted) throw new Error("Nothing was posted");
  return posted;
}

function within<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work);
}

async function voucherIdOf(voucherNo: string): Promise<number> {
  const voucher = await db("vouchers").where({ company_id: companyId, voucher_no: voucherNo }).first("id");
  return voucher.id;
}

/** The balances before a day that are not zero. */
async function openingOf(day: string) {
  const balances = Object.entries(await ledger.balances(day));
  return Object.fromEntries(balances.filter(([, balance]) => Number(balance) !== 0));
}

async function closingLines(voucherNo: string, yearId = 1) {
  const rows = await entries()
    .join("vouchers as v", (on) => on.on("v.company_id", "e.company_id").andOn("v.id", "e.voucher_id"))
    .where({ "v.kind": "closing", "v.voucher_no": voucherNo, "v.year_id": yearId, "e.entry_kind": "closing" })
    .select("a.name", "e.date", "e.debit", "e.credit");
  return Object.fromEntries(rows.map((row) => [row.name, [row.date, row.debit, row.credit]]));
}

async function profitBetween(from: string, to: string): Promise<string> {
  const row = await entries()
    .join("account_groups as g", (on) => on.on("g.company_id", "a.company_id").andOn("g.id", "a.group_id"))
    .whereIn("g.nature", ["Income", "Expenses"])
    .whereBetween("e.date", [from, to])
    .whereNot("e.entry_kind", "closing")
    .first(db.raw("SUM(e.credit - e.debit) AS profit"));
  return row.profit;
}

function entries() {
  return db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where("e.company_id", companyId);
}
