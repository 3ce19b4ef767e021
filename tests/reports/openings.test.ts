import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { YEAR_BEGINS } from "../textbook/book-days.ts";
import { BANK_ACCOUNT, CASH_ACCOUNT, openTextbook, type Textbook } from "../textbook/textbook-desk.ts";
import { askReport, lastYearOf } from "./ask-report.ts";

// Books that begin on 1 April, with documents on that same day. All figures are worked out by hand:
//   opening: bank 10,000 Dr, customer 3,000 Dr, supplier 2,000 Cr, 10 pieces of cloth of 100 each,
//            so opening balance equity is 12,000 Cr
//   1 April: the customer pays 500 in cash; 2 pieces are sold on credit at 150; 1 piece is bought
//            for 100
const FIRST_DAY = YEAR_BEGINS;
const RANGE_CASES = {
  "from the first day": { FromDate: FIRST_DAY, ToDate: addDays(FIRST_DAY, 29) },
  "from before the first day": { FromDate: addDays(FIRST_DAY, -40), ToDate: addDays(FIRST_DAY, 29) },
  "of the first day alone": { FromDate: FIRST_DAY, ToDate: FIRST_DAY },
};

let books: Textbook;
let itemId: number;

beforeAll(async () => {
  books = await openTextbook({ name: "Rahul Sons", state: "Delhi", gstin: "UNREGISTERED" });
  await books.supplier("Linen Mill");
  await books.customer("Anand Stores");
  await books.item("Cloth", 150);
  const balances = { [BANK_ACCOUNT]: 10_000, "Anand Stores": 3_000, "Linen Mill": -2_000 };
  await books.open(FIRST_DAY, balances, [["Cloth", 10, 100]]);
  await books.receive(FIRST_DAY, "Anand Stores", 500);
  await books.sell(FIRST_DAY, "Anand Stores", [["Cloth", 2]], 300);
  await books.buy(FIRST_DAY, "Linen Mill", [["Cloth", 1, 100]], 100);
  [itemId = 0] = await books.product.db("items").where("company_id", 1).pluck<number[]>("id");
});
afterAll(() => books?.product.stop());

function read(method: "GET" | "POST", path: string, parameters: Record<string, string | number>) {
  return askReport(books.product, method, path).table(books.cookie, parameters);
}

function pick(row: Record<string, unknown> | undefined, ...names: string[]) {
  return names.map((name) => row?.[name]);
}

describe.each(Object.entries(RANGE_CASES))("in a range %s, openings are no movement of", (_, range) => {
  it("the trial balance, whose openings add up to zero", async () => {
    const { records, totals, ties } = await read("GET", "/api/TrailBalance", range);
    const figures = Object.fromEntries(
      records.map((row) => [row.HName, pick(row, "OpeningBalance", "Debit", "Credit", "ClosingBalance")]),
    );
    expect(figures).toMatchObject({
      [BANK_ACCOUNT]: [10_000, 0, 0, 10_000],
      [CASH_ACCOUNT]: [0, 500, 0, 500],
      "Anand Stores": [3_000, 300, 500, 2_800],
      "Linen Mill": [-2_000, 0, 100, -2_100],
      "Opening Balance Equity": [-12_000, 0, 0, -12_000],
      Inventory: [1_000, 100, 200, 900],
    });
    // Debits: 500 + 300 + 100, and 200 for the cost of the goods sold.
    expect(pick(totals, "OpeningBalance", "Debit", "Credit", "ClosingBalance")).toEqual([0, 1_100, 1_100, 0]);
    expect(ties.every(({ agrees }) => agrees)).toBe(true);
  });

  it("the bank book, the ledger and the customer ledger", async () => {
    const bank = await read("GET", "/api/v1/bank-book", range);
    expect(bank.rows).toEqual([]);
    expect(pick(bank.totals, "Opening", "Receipts", "Payments", "Closing")).toEqual([10_000, 0, 0, 10_000]);
    expect(pick(bank.totals, "ReceiptsNotInBank", "BankBalance")).toEqual([0, 10_000]);

    const party = { ...range, AccountCode: books.idOf("Anand Stores") };
    const ledger = await read("GET", "/api/WebLedger", party);
    expect(ledger.records.map((row) => pick(row, "Type", "Debit", "Credit", "Balance"))).toEqual([
      ["Receipt", 0, 500, 2_500],
      ["Sale", 300, 0, 2_800],
    ]);
    expect(pick(ledger.totals, "Opening", "Debit", "Credit", "Closing")).toEqual([3_000, 300, 500, 2_800]);

    const { id: FYearID } = await lastYearOf(books.product.db, 1);
    const ofCustomer = { ...range, CustomerID: books.idOf("Anand Stores"), FYearID };
    const customer = await read("GET", "/api/LedgerCustomer", ofCustomer);
    expect(customer.totals).toMatchObject({
      ...{ BalanceBefore: 3_000, BillAmount: 300, ReceiptAmount: 500, AcTransAmount: 0 },
      ...{ DebitAmount: 300, CreditAmount: 500, Outstanding: 2_800, ReturnedBillAmount: 0 },
    });
    expect(customer.records.map(({ Description }) => Description)).toEqual(["Receipt", "Sale"]);
    for (const report of [bank, ledger, customer])
      expect(report.ties.map(({ agrees }) => agrees)).toEqual([true]);
  });

  it("the debtors and the creditors", async () => {
    const debtors = await read("GET", "/api/DebitorsReport", range);
    expect(
      debtors.records.map((row) => pick(row, "BalanceBefore", "DebitAmount", "CreditAmount", "Outstanding")),
    ).toEqual([[3_000, 300, 500, 2_800]]);
    const creditors = await read("GET", "/api/CreditorsReport", range);
    expect(creditors.records.map((row) => pick(row, "Opening", "Debit", "Credit", "Outstanding"))).toEqual([
      [2_000, 0, 100, 2_100],
    ]);
  });

  it("the stock reports", async () => {
    const stock = await read("GET", "/api/Closingstock", range);
    expect(
      stock.records.map((row) => pick(row, "BeforeTotalStock", "AvlTotalStock", "SoldStock", "TotalStock")),
    ).toEqual([[10, 1, 2, 9]]);
    const valuation = await read("GET", "/api/v1/stock-valuation", range);
    expect(
      valuation.records.map((row) =>
        pick(row, "OpeningQuantity", "OpeningValue", "InQuantity", "InValue", "OutValue", "ClosingValue"),
      ),
    ).toEqual([[10, 1_000, 1, 100, 200, 900]]);
    const moves = await read("GET", "/api/v1/item-ledger", { ...range, ItemID: itemId });
    expect(moves.records.map((row) => pick(row, "Type", "BalanceQuantity"))).toEqual([
      ["Sale", 8],
      ["Purchase", 9],
    ]);
    expect(pick(moves.totals, "OpeningQuantity", "InQuantity", "OutQuantity", "ClosingQuantity")).toEqual([
      10, 1, 2, 9,
    ]);
    for (const report of [stock, moves]) expect(report.ties.map(({ agrees }) => agrees)).toEqual([true]);
    expect(valuation.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
  });

  it("the day book and the dashboard's difference, but are found by their type", async () => {
    const dayBook = await read("GET", "/api/v1/day-book", range);
    expect(dayBook.records.map(({ Type }) => Type)).toEqual(["Receipt", "Sale", "Purchase"]);
    const openings = await read("GET", "/api/v1/day-book", { ...range, Type: "Opening Balance" });
    expect(openings.records.map((row) => pick(row, "Date", "VoucherNo"))).toEqual([[FIRST_DAY, "OPN/1"]]);
    const { id: FYearID } = await lastYearOf(books.product.db, 1);
    const listedOpenings = await read("GET", "/api/LedgerCustomer", {
      ...{ ...range, CustomerID: books.idOf("Anand Stores"), FYearID },
      Description: "Opening Balance",
    });
    expect(listedOpenings.records.map((row) => pick(row, "BillNo", "Amount"))).toEqual([["OPN/1", 3_000]]);
  });
});

it("a report on an earlier range knows nothing of the openings", async () => {
  const before = { FromDate: addDays(FIRST_DAY, -40), ToDate: addDays(FIRST_DAY, -1) };
  const { records } = await read("GET", "/api/TrailBalance", before);
  expect(records).toEqual([]);
  const stock = await read("GET", "/api/Closingstock", before);
  expect(stock.records.map((row) => pick(row, "BeforeTotalStock", "TotalStock"))).toEqual([[0, 0]]);
  expect(stock.ties.map(({ agrees }) => agrees)).toEqual([true]);
});

it("what a year had earned before the books began is in the year's statement and balance sheet", async () => {
  const october = addDays(FIRST_DAY, 183);
  await books.open(october, { Sales: -700, "Cost of Goods Sold": 400 }, []);
  const readStatement = (FromDate: string) =>
    read("GET", "/api/TrailBalance", { FromDate, ToDate: addDays(october, 30), Statement: "ProfitAndLoss" });
  const listMovements = ({ records }: Awaited<ReturnType<typeof readStatement>>) =>
    Object.fromEntries(records.map((row) => [row.HName, pick(row, "OpeningBalance", "Debit", "Credit")]));
  expect(listMovements(await readStatement(FIRST_DAY))).toEqual({
    Sales: [0, 0, 1_000],
    "Cost of Goods Sold": [0, 600, 0],
  });
  expect(listMovements(await readStatement(october))).toEqual({
    Sales: [-1_000, 0, 0],
    "Cost of Goods Sold": [600, 0, 0],
  });
  const sheet = await read("GET", "/api/v1/balance-sheet", { Date: addDays(october, 30) });
  const result = sheet.records.find(({ HName }) => HName === "Profit & Loss (current period)");
  expect(result?.Amount).toBe(400);
  expect(sheet.ties.map(({ agrees }) => agrees)).toEqual([true, true, true]);
  expect(await checkBooks(books.product.db, 1)).toEqual([]);
});
