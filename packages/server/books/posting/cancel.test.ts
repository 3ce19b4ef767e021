import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../db/testing/test-database.ts";
import { withTransaction } from "../../db/transaction.ts";
import { cancel } from "./cancel.ts";
import { checkBooks } from "../checks/check.ts";
import { placeOrders } from "../documents/order.ts";
import { post } from "./post.ts";
import {
  makePurchaseVoucher,
  makeReceiptVoucher,
  type SaleInput,
  makeSaleVoucher,
  type Voucher,
} from "@vanbook/sdk/books";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";

let database: TestDatabase;
let db: Knex;
let company: TestCompany;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  company = await createTestCompany(db);
  await postOne(makePurchase(10_000n, 100_0000n)); // 10 at 100.00
});
afterAll(() => database.drop());

describe("a cancellation", () => {
  it("mirrors a cash bill under its number, and takes the goods back at their original cost", async () => {
    const orderId = await placeOrder();
    const bill = await postOne(
      makeBill({ orderId, payment: { mode: "cash", accountId: company.salesmanCash } }),
    );
    await postOne(makePurchase(6_000n, 150_0000n)); // 4 sold at 100.00 leave 6; 6 at 150.00 make 12 worth 1,500.00
    const reversal = await db.transaction((trx) => cancel(trx, { companyId: 1, userId: 7 }, bill.voucherId));
    expect(reversal).toMatchObject({ number: bill.number, voucherNo: bill.voucherNo });
    const voucher = await db("vouchers").where({ company_id: 1, id: reversal.voucherId }).first();
    expect(voucher).toMatchObject({ date: "2026-06-01", reverses_id: bill.voucherId, kind: "sale" });
    const [before, after] = [
      await readLedgerLines(bill.voucherId),
      await readLedgerLines(reversal.voucherId),
    ];
    expect(before).toHaveLength(8);
    expect(after).toEqual(before.map(([account, kind, debit, credit]) => [account, kind, credit, debit]));
    // 4 returned at 100.00: 16 worth 1,900.00
    expect(await readItemCost(1)).toEqual(["16.000", "1900.00", "118.750000"]);
    const row = await db("bills").where({ company_id: 1, id: bill.documentId }).first();
    // 4 × 200.00 = 800.00 and 5 %: the bill keeps its amount.
    expect(row).toMatchObject({ status: 2, cancelled_by: 7, amount: "840.00", number: bill.number });
    expect(await db("orders").where({ company_id: 1, id: orderId }).first()).toMatchObject({ status: 0 });
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("leaves a zero sum for each kind of entry in the customer's ledger", async () => {
    const sums = await db("ledger_day")
      .where({ company_id: 1, account_id: 901 })
      .groupBy("entry_kind")
      .select("entry_kind", db.raw("SUM(debit - credit) AS balance"));
    expect(sums.map((row) => [row.entry_kind, row.balance])).toEqual([
      ["bill", "0.00"],
      ["receipt", "0.00"],
    ]);
  });

  it("posts to variance what a reversed purchase cannot take out of inventory", async () => {
    const splints = await postOne(makePurchase(10_000n, 10_0000n, 2)); // 10 at 10.00
    const dearer = await postOne(makePurchase(10_000n, 20_0000n, 2)); // 20 worth 300.00
    await postOne(makeBill({ lines: [{ item: company.splint, quantity: 10_000n, unitPrice: 300_000n }] })); // 10 worth 150.00
    const reversal = await db.transaction((trx) => cancel(trx, company.author, dearer.voucherId));
    const { inventory, stock_variance: variance } = company.books.accounts;
    // The supplier's credit of 200.00 and tax is reversed; inventory has only 150.00 left.
    expect((await readLedgerLines(reversal.voucherId)).slice(-2)).toEqual([
      [variance, "stock", "0.00", "50.00"],
      [inventory, "stock", "50.00", "0.00"],
    ]);
    expect(await readItemCost(2)).toEqual(["0.000", "0.00", "15.000000"]);
    expect(await checkBooks(db, 1)).toEqual([]);
    await db.transaction((trx) => cancel(trx, company.author, splints.voucherId));
    expect(await checkBooks(db, 1)).toEqual([]);
  });

  it("is refused for a cancelled or unknown voucher, a reversal, another company's voucher, and a locked period", async () => {
    const postedReceipt = await postOne(makeReceipt());
    const reversal = await db.transaction((trx) => cancel(trx, company.author, postedReceipt.voucherId));
    expect(await db("receipts").where({ company_id: 1, id: postedReceipt.documentId }).first()).toMatchObject(
      {
        status: 2,
      },
    );
    const cancelAgain = (id: number, companyId = 1) =>
      db.transaction((trx) => cancel(trx, { companyId, userId: 1 }, id));
    await expect(cancelAgain(postedReceipt.voucherId)).rejects.toMatchObject({ code: "ALREADY_CANCELLED" });
    await expect(cancelAgain(reversal.voucherId)).rejects.toMatchObject({ code: "ALREADY_CANCELLED" });
    await expect(cancelAgain(100_000)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(cancelAgain(postedReceipt.voucherId, 2)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const other = await postOne(makeReceipt());
    await db("financial_years").where({ company_id: 1, id: 2 }).update({ locked_until: "2026-06-30" });
    await expect(cancelAgain(other.voucherId)).rejects.toMatchObject({ code: "PERIOD_LOCKED" });
    await db("financial_years").where({ company_id: 1, id: 2 }).update({ locked_until: null });
  });

  it("succeeds once when several are tried at once", async () => {
    const postedReceipt = await postOne(makeReceipt());
    const tries = [1, 2, 3].map(() =>
      withTransaction(db, (trx) => cancel(trx, company.author, postedReceipt.voucherId)),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(1);
    expect(await db("vouchers").where({ company_id: 1, reverses_id: postedReceipt.voucherId })).toHaveLength(
      1,
    );
  });
});

async function postOne(voucher: Voucher) {
  const [postedVoucher] = await db.transaction((trx) => post(trx, company.author, [voucher]));
  if (!postedVoucher) throw new Error("Nothing was posted");
  return postedVoucher;
}

function makePurchase(quantity: bigint, unitPrice: bigint, itemId: 1 | 2 = 1): Voucher {
  const item = itemId === 1 ? company.bandage : company.splint;
  const head = {
    date: "2026-05-01",
    supplierInvoiceNo: "A-1",
    supplierInvoiceDate: "2026-04-30",
    branchId: 1,
  };
  return makePurchaseVoucher(company.books, {
    ...head,
    supplier: company.supplier,
    locationId: company.godown,
    lines: [{ item, quantity, unitPrice }],
  });
}

function makeBill(more: Partial<SaleInput>): Voucher {
  return makeSaleVoucher(company.books, {
    date: "2026-06-01",
    customer: company.customer,
    series: company.series,
    saleType: "Retail",
    payment: { mode: "credit" },
    salesmanId: 2,
    branchId: 1,
    routeId: null,
    vehicleId: null,
    locationId: company.godown,
    lines: [{ item: company.bandage, quantity: 4_000n, unitPrice: 2_000_000n }],
    ...more,
  });
}

function makeReceipt(): Voucher {
  const ledgerId = company.salesmanCash;
  return makeReceiptVoucher({
    date: "2026-06-02",
    mode: "C",
    ledgerId,
    partyId: 901,
    userId: 2,
    branchId: 1,
    amount: 5_000n,
  });
}

async function placeOrder() {
  const line = { itemId: 1, mrp: 1_500_000n, quantity: 4_000n, rate: 2_100_000n };
  const taxedLine = { ...line, unitPrice: 2_000_000n, priceHasTax: false, taxRate: 500n };
  const head = {
    date: "2026-05-30",
    billSeries: null,
    customerId: 901,
    userId: 2,
    branchId: 1,
    mode: "cash" as const,
  };
  const [id = 0] = await db.transaction((trx) =>
    placeOrders(trx, company.author, [{ ...head, interState: false, lines: [taxedLine] }]),
  );
  return id;
}

async function readLedgerLines(voucherId: number) {
  const rows = await db("ledger_entries").where({ company_id: 1, voucher_id: voucherId }).orderBy("line_no");
  return rows.map((row) => [row.account_id, row.entry_kind, row.debit, row.credit]);
}

async function readItemCost(itemId: number) {
  const row = await db("item_costs").where({ company_id: 1, item_id: itemId }).first();
  return [row.quantity, row.value, row.rate];
}
