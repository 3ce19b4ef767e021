import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { cancel } from "../posting/cancel.ts";
import { checkBooks } from "../checks/check.ts";
import {
  makeExpenseVoucher,
  makeJournalVoucher,
  makeOpeningVoucher,
  makeSaleVoucher,
  type Posted,
  type Voucher,
} from "@vanbook/sdk/books";
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
  bill = await postYearOfTrade();
});
afterAll(() => database.drop());

describe("closing a year", () => {
  it("moves its income and expenses to the account of closed years, and the next year starts them at zero", async () => {
    const closedYear = await runInTransaction((trx) => closeYear(trx, company.author, 1));
    expect(closedYear).toEqual({
      id: 1,
      label: "2025-26",
      startDate: "2025-04-01",
      endDate: "2026-03-31",
      lockedUntil: null,
      closedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/),
      profit: "1004.75",
      voucherNo: "CLS/1",
    });
    expect(await readClosingLines("CLS/1")).toEqual({
      Sales: ["2026-03-31", "4000.00", "0.00"],
      "Discount Received": ["2026-03-31", "75.25", "0.00"],
      "Cost of Goods Sold": ["2026-03-31", "0.00", "2400.00"],
      "Discount Allowed": ["2026-03-31", "0.00", "50.00"],
      Rent: ["2026-03-31", "0.00", "500.00"],
      "Vehicle Fuel": ["2026-03-31", "0.00", "120.50"],
      "Profit & Loss (closed years)": ["2026-03-31", "0.00", "1004.75"],
    });
    expect(await readOpeningBalances("2026-04-01")).toEqual({
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
    expect(await readProfit("2025-04-01", "2026-03-31")).toBe("1004.75");
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("refuses later postings and corrections in it, also of its closing voucher", async () => {
    await runInTransaction((trx) => closeYear(trx, company.author, 1));
    const refusal = { code: "YEAR_CLOSED" };
    const closingId = await readVoucherId("CLS/1");
    await expect(postOne(makeExpense("2026-03-31", 100n))).rejects.toMatchObject(refusal);
    await expect(
      runInTransaction((trx) => cancel(trx, company.author, bill.voucherId)),
    ).rejects.toMatchObject(refusal);
    await expect(runInTransaction((trx) => cancel(trx, company.author, closingId))).rejects.toMatchObject(
      refusal,
    );
    await expect(runInTransaction((trx) => closeYear(trx, company.author, 1))).rejects.toMatchObject(refusal);
    await expect(
      runInTransaction((trx) => lockUntil(trx, company.author, 1, "2025-06-30")),
    ).rejects.toMatchObject(refusal);
    await postOne(makeExpense("2026-04-01", 100n));
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("can be undone and done again, and then includes what was posted in between", async () => {
    await runInTransaction((trx) => closeYear(trx, company.author, 1));
    expect(await runInTransaction((trx) => reopenYear(trx, company.author, 1))).toMatchObject({
      id: 1,
      closedAt: null,
    });
    expect(await readOpeningBalances("2026-04-01")).toMatchObject({ Sales: "-4000.00", Rent: "500.00" });
    expect(await readOpeningBalances("2026-04-01")).not.toHaveProperty("Profit & Loss (closed years)");
    await postOne(makeExpense("2026-03-30", 475n));
    // 1,004.75 − 4.75
    const again = await runInTransaction((trx) => closeYear(trx, company.author, 1));
    expect(again).toMatchObject({ profit: "1000.00", voucherNo: "CLS/2" });
    const openingBalances = await readOpeningBalances("2026-04-01");
    expect(openingBalances).toMatchObject({
      "Profit & Loss (closed years)": "-1000.00",
      Customer: "4150.00",
    });
    expect(openingBalances).not.toHaveProperty("Vehicle Fuel");
    expect(await readProfit("2025-04-01", "2026-03-31")).toBe("1000.00");
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("goes in the order of the years, and undoing it in the opposite order", async () => {
    const refusal = { code: "YEAR_ORDER" };
    await expect(runInTransaction((trx) => closeYear(trx, company.author, 2))).rejects.toMatchObject(refusal);
    await expect(runInTransaction((trx) => reopenYear(trx, company.author, 1))).rejects.toMatchObject({
      code: "YEAR_OPEN",
    });
    await expect(runInTransaction((trx) => closeYear(trx, company.author, 9))).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    await runInTransaction((trx) => closeYear(trx, company.author, 1));
    await postOne(makeExpense("2026-04-15", 20_025n));
    // Zero income, 200.25 spent.
    const entryStamp = { by: 7, at: "2027-05-01 10:00:00.000" };
    const second = await runInTransaction((trx) => closeYear(trx, company.author, 2, entryStamp));
    expect(second).toMatchObject({ profit: "-200.25", voucherNo: "CLS/1", closedAt: entryStamp.at });
    expect(
      await db("vouchers").where({ company_id: companyId, kind: "closing", year_id: 2 }).first(),
    ).toMatchObject({
      amount: "200.25",
      narration: "Loss of 2026-27",
      created_by: 7,
    });
    expect(await readClosingLines("CLS/1", 2)).toEqual({
      "Vehicle Fuel": ["2027-03-31", "0.00", "200.25"],
      "Profit & Loss (closed years)": ["2027-03-31", "200.25", "0.00"],
    });
    // 1,004.75 − 200.25
    expect(await readOpeningBalances("2027-04-01")).toMatchObject({
      "Profit & Loss (closed years)": "-804.50",
    });
    await expect(runInTransaction((trx) => reopenYear(trx, company.author, 1))).rejects.toMatchObject(
      refusal,
    );
    expect(await checkBooks(db, companyId)).toEqual([]);
  });

  it("writes no voucher for a year without income and expenses, and can be undone without one", async () => {
    await runInTransaction((trx) => closeYear(trx, company.author, 1));
    const idle = await runInTransaction((trx) => closeYear(trx, company.author, 2));
    expect(idle).toMatchObject({ profit: "0.00", voucherNo: null, closedAt: expect.any(String) });
    expect(await db("vouchers").where({ company_id: companyId, year_id: 2 })).toEqual([]);
    expect(await runInTransaction((trx) => reopenYear(trx, company.author, 2))).toMatchObject({
      closedAt: null,
    });
    const only = await postOne(makeExpense("2026-04-01", 100n));
    expect(await closeAndReopen()).toMatchObject({ profit: "-1.00", voucherNo: "CLS/1" });
    await runInTransaction((trx) => cancel(trx, company.author, only.voucherId));
    // A closing voucher that is already reversed is not reversed again.
    expect(await closeAndReopen()).toMatchObject({ profit: "0.00", voucherNo: null });
    expect(await checkBooks(db, companyId)).toEqual([]);

    async function closeAndReopen() {
      const closedYear = await runInTransaction((trx) => closeYear(trx, company.author, 2));
      await runInTransaction((trx) => reopenYear(trx, company.author, 2));
      return closedYear;
    }
  });

  it("is not stopped by a locked period, and the period stays locked", async () => {
    expect(await runInTransaction((trx) => lockUntil(trx, company.author, 1, "2026-03-31"))).toMatchObject({
      lockedUntil: "2026-03-31",
    });
    const closedYear = await runInTransaction((trx) => closeYear(trx, company.author, 1));
    expect(closedYear).toMatchObject({ profit: "1004.75", lockedUntil: "2026-03-31" });
    const reopenedYear = await runInTransaction((trx) => reopenYear(trx, company.author, 1));
    expect(reopenedYear).toMatchObject({ lockedUntil: "2026-03-31", closedAt: null });
    await expect(postOne(makeExpense("2026-03-31", 100n))).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    expect(await checkBooks(db, companyId)).toEqual([]);
  });
});

/**
 * Bank 20,000.00 and 100 bandages at 60.00; 40 sold at 100.00, 50.00 off; rent 500.00, fuel 120.50;
 * 75.25 remitted.
 */
async function postYearOfTrade(): Promise<Posted> {
  const { books, bandage, godown, customer, earlierSeries } = company;
  const { bank, discount_received: discountAccount } = books.accounts;
  const balances = [{ accountId: bank, amount: 2_000_000n }];
  const stock = [{ itemId: bandage.id, locationId: godown, quantity: 100_000n, value: 600_000n }];
  await postOne(makeOpeningVoucher(books, { date: "2025-04-01", balances, stock }));
  const soldBill = await postOne(
    makeSaleVoucher(books, {
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
  await postOne(makeExpense("2025-12-01", 50_000n, rent));
  await postOne(makeExpense("2026-03-05", 12_050n));
  const remittanceLines = [
    { accountId: 903, debit: 7_525n, credit: 0n },
    { accountId: discountAccount, debit: 0n, credit: 7_525n },
  ];
  await postOne(
    makeJournalVoucher({ date: "2026-03-31", userId: null, branchId: null, lines: remittanceLines }),
  );
  return soldBill;
}

function makeExpense(date: string, amount: bigint, accountId = fuel): Voucher {
  const ledgerId = company.books.accounts.bank;
  return makeExpenseVoucher({
    date,
    mode: "N",
    accountId,
    ledgerId,
    userId: 2,
    branchId: 1,
    tripId: null,
    amount,
  });
}

async function postOne(voucher: Voucher) {
  const [postedVoucher] = await runInTransaction((trx) => post(trx, company.author, [voucher]));
  if (!postedVoucher) throw new Error("Nothing was posted");
  return postedVoucher;
}

function runInTransaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  return db.transaction(work);
}

async function readVoucherId(voucherNo: string): Promise<number> {
  const voucher = await db("vouchers").where({ company_id: companyId, voucher_no: voucherNo }).first("id");
  return voucher.id;
}

/** The balances before a day that are not zero. */
async function readOpeningBalances(day: string) {
  const balances = Object.entries(await ledger.balances(day));
  return Object.fromEntries(balances.filter(([, balance]) => Number(balance) !== 0));
}

async function readClosingLines(voucherNo: string, yearId = 1) {
  const rows = await selectEntries()
    .join("vouchers as v", (on) => on.on("v.company_id", "e.company_id").andOn("v.id", "e.voucher_id"))
    .where({ "v.kind": "closing", "v.voucher_no": voucherNo, "v.year_id": yearId, "e.entry_kind": "closing" })
    .select("a.name", "e.date", "e.debit", "e.credit");
  return Object.fromEntries(rows.map((row) => [row.name, [row.date, row.debit, row.credit]]));
}

async function readProfit(from: string, to: string): Promise<string> {
  const row = await selectEntries()
    .join("account_groups as g", (on) => on.on("g.company_id", "a.company_id").andOn("g.id", "a.group_id"))
    .whereIn("g.nature", ["Income", "Expenses"])
    .whereBetween("e.date", [from, to])
    .whereNot("e.entry_kind", "closing")
    .first(db.raw("SUM(e.credit - e.debit) AS profit"));
  return row.profit;
}

function selectEntries() {
  return db("ledger_entries as e")
    .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
    .where("e.company_id", companyId);
}
