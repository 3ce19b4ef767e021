import { afterAll, beforeAll, expect, it } from "vitest";
import { formatOctoberDay as on } from "./book-days.ts";
import { createStatements } from "./statements.ts";
import { CASH_ACCOUNT, openTextbook, type Textbook } from "./textbook-desk.ts";

// D. K. Goel, Accountancy for class XI, chapter 13 "Ledger", question 1: journalise the first month
// of Shyam Sunder & Sons, post it and prepare the trial balance. The question:
// https://vdocuments.site/dk-goel-solutions-for-class-11-accountancy-chapter-13-ledger.html The
// printed answer: a trial balance of 1,75,050, with cash 64,750, Mahesh Chand & Co. 10,400, rent
// 1,500, as quoted at
// https://askfilo.com/user-question-answers-smart-solutions/journalise-the-following-transactions-post-them-into-ledger-3336363033393834
//
// The book's 1 to 28 March are 1 to 28 October here. The book only gives amounts for goods; here a
// piece costs 100, so 36,000 is 360 pieces. A cash purchase is an invoice plus its payment, trade
// discount is included in the price, and cash discounts are journals, as in the book. The book ends
// with the trial balance and does not count stock, so the final accounts below are calculated by
// hand.

let books: Textbook;
let statements: ReturnType<typeof createStatements>;

beforeAll(async () => {
  books = await openTextbook({ name: "Shyam Sunder and Sons", state: "Delhi", gstin: "UNREGISTERED" });
  statements = createStatements(books, { FromDate: on(1), ToDate: on(31) });
  await books.accounts("Capital Account", "Capital", "Drawings");
  await books.accounts("Fixed Assets", "Machinery");
  await books.accounts("Indirect Incomes", "Commission Received");
  for (const name of ["Raghu", "Dilip", "Cash Market"]) await books.supplier(name);
  for (const name of ["Mahesh Chand and Co", "Sudhir Ltd", "Cash Sale"]) await books.customer(name);
  // 32,000 less 5 % is 30,400, or 200 pieces at 152.
  await books.item("Cotton", 152);
  await books.item("Silk", 200);
  await enterMonth();
});
afterAll(() => books?.product.stop());

async function enterMonth() {
  await books.journal(on(1), "The owners' cash", { [CASH_ACCOUNT]: 80_000 }, { Capital: 80_000 });
  await books.buy(on(2), "Cash Market", [["Silk", 360, 100]], 36_000);
  await books.pay(on(2), "Cash Market", 36_000);
  await books.journal(on(3), "A machine for cash", { Machinery: 4_000 }, { [CASH_ACCOUNT]: 4_000 });
  const { id: raghus } = await books.buy(on(4), "Raghu", [["Cotton", 220, 100]], 22_000);
  await books.buy(on(4), "Dilip", [["Cotton", 300, 100]], 30_000);
  await books.giveBack(on(6), "Raghu", raghus, 40, 4_000);
  await books.pay(on(8), "Raghu", 17_500);
  await books.journal(on(8), "He lets us off the rest", { Raghu: 500 }, { "Discount Received": 500 });
  await books.sell(on(10), "Mahesh Chand and Co", [["Cotton", 200]], 30_400);
  await books.receive(on(13), "Mahesh Chand and Co", 19_800);
  const allowedDiscount = { "Discount Allowed": 200 };
  await books.journal(on(13), "For paying early", allowedDiscount, { "Mahesh Chand and Co": 200 });
  await books.pay(on(15), "Dilip", 14_850);
  await books.journal(on(15), "For paying early", { Dilip: 150 }, { "Discount Received": 150 });
  await books.sellForCash(on(20), "Cash Sale", [["Silk", 125]], 25_000);
  await books.sellForCash(on(24), "Sudhir Ltd", [["Silk", 90]], 18_000);
  await books.spend(on(25), "Rent", 1_500);
  await books.journal(
    on(26),
    "Earned as an agent",
    { [CASH_ACCOUNT]: 2_000 },
    { "Commission Received": 2_000 },
  );
  await books.journal(on(28), "Cash for himself", { Drawings: 5_000 }, { [CASH_ACCOUNT]: 5_000 });
  await books.journal(on(28), "A fan for his house", { Drawings: 1_200 }, { [CASH_ACCOUNT]: 1_200 });
}

it("the trial balance is the printed one", async () => {
  expect(await statements.trialBalance()).toEqual({
    debits: {
      [CASH_ACCOUNT]: 64_750,
      Purchases: 88_000,
      Machinery: 4_000,
      "Mahesh Chand and Co": 10_400,
      "Discount Allowed": 200,
      Rent: 1_500,
      Drawings: 6_200,
    },
    credits: {
      Capital: 80_000,
      Sales: 73_400,
      "Purchases Return": 4_000,
      Dilip: 15_000,
      "Discount Received": 650,
      "Commission Received": 2_000,
    },
    totals: [175_050, 175_050],
  });
});

it("the ledger accounts are those that the textbook asks for", async () => {
  // 36,000 + 4,000 + 17,500 + 14,850 + 1,500 + 6,200 were paid out of 80,000 + 19,800 + 43,000 +
  // 2,000.
  expect(await statements.ledger(CASH_ACCOUNT)).toEqual({
    opening: 0,
    moved: { Journal: 80_000 - 4_000 + 2_000 - 6_200, Payment: -68_350, Receipt: 62_800, Expense: -1_500 },
    closing: 64_750,
  });
  expect(await statements.ledger("Raghu")).toEqual({
    opening: 0,
    moved: { Purchase: -22_000, "Purchase Return": 4_000, Payment: 17_500, Journal: 500 },
    closing: 0,
  });
});

it("the final accounts follow the textbook's rules", async () => {
  // 880 pieces bought, 40 returned, 200 + 215 sold: 425 are left, at 100.
  expect(await statements.tradingAccount()).toEqual({
    openingStock: 0,
    purchases: 88_000,
    purchasesReturn: 4_000,
    goodsTaken: 0,
    closingStock: 42_500,
    sales: 73_400,
    salesReturn: 0,
    direct: {},
    grossProfit: 31_900, // 73,400 + 42,500 − (88,000 − 4,000)
  });
  expect(await statements.profitAndLoss()).toEqual({
    lines: {
      "Discount Allowed": 200,
      Rent: 1_500,
      "Discount Received": -650,
      "Commission Received": -2_000,
    },
    netProfit: 32_850, // 31,900 + 650 + 2,000 − 200 − 1,500
  });
  // Capital 80,000 + 32,850 − 6,200 = 1,06,650, and Dilip's 15,000.
  expect(await statements.balanceSheet()).toEqual({
    liabilities: {
      Capital: 80_000,
      Drawings: -6_200,
      "Profit & Loss (current period)": 32_850,
      Dilip: 15_000,
    },
    assets: { [CASH_ACCOUNT]: 64_750, Inventory: 42_500, Machinery: 4_000, "Mahesh Chand and Co": 10_400 },
    totals: [121_650, 121_650],
  });
});

it("the books are correct afterwards", async () => {
  expect(await books.ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });
});
