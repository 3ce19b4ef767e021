import { afterAll, beforeAll, expect, it } from "vitest";
import { formatOctoberDay as on, YEAR_BEGINS } from "./book-days.ts";
import { createStatements } from "./statements.ts";
import { BANK_ACCOUNT, CASH_ACCOUNT, openTextbook, type Textbook } from "./textbook-desk.ts";

// T. S. Grewal, Double Entry Book Keeping, CBSE XI (Sultan Chand), chapter 19 "Adjustments in
// Preparation of Financial Statements", solved question 2, pages 19.6 and 19.7: M/s. Rahul Sons
// (https://sultan-chand.com/ws/debk11/files/basic-html/page146.html and page147.html). The book
// prints the trial balance of 5,51,800 and, after six adjustments, a net loss of 43,189 and a
// balance sheet of 2,83,611.
//
// The book starts from the trial balance; here the documents that lead to it are posted in one
// month, October. The opening balances follow from it: 50,000 of stock, the building, the fixtures,
// the loan, the old provision and the capital, so the bank begins with 1,07,300. A piece costs 100;
// linen sells at 100, cotton at 90.

let books: Textbook;
let statements: ReturnType<typeof createStatements>;
const LAST_DAY = on(31);

beforeAll(async () => {
  books = await openTextbook({ name: "Rahul Sons", state: "Delhi", gstin: "UNREGISTERED" });
  statements = createStatements(books, { FromDate: on(1), ToDate: LAST_DAY });
  await books.accounts("Capital Account", "Capital", "Drawings");
  await books.accounts("Fixed Assets", "Building", "Fixtures and Fittings");
  await books.accounts("Unsecured Loans", "Loan");
  await books.accounts("Provisions", "Provision for Bad Debts", "Provision for Discount on Debtors");
  await books.accounts("Current Assets", "Rent Receivable", "Prepaid Insurance");
  await books.accounts("Current Liabilities", "Outstanding Salary", "Commission Received in Advance");
  await books.accounts("Direct Expenses", "Wages");
  await books.accounts("Indirect Incomes", "Commission Received", "Rent Received");
  const office = ["Salary", "Insurance", "Rent, Rates and Taxes", "Trade Expenses", "Repairs and Renewals"];
  const other = ["Travelling Expenses", "Postage", "Telegram Expenses", "Legal Fees", "Bad Debts"];
  const yearEnd = ["Depreciation on Building", "Discount on Debtors"];
  await books.accounts("Indirect Expenses", ...office, ...other, ...yearEnd);
  for (const name of ["Linen Mill", "Cotton Mill"]) await books.supplier(name);
  for (const name of ["Anand Stores", "Bhavani Stores"]) await books.customer(name);
  await books.item("Linen", 100);
  await books.item("Cotton", 90);
  await enterMonth();
});
afterAll(() => books?.product.stop());

async function enterMonth() {
  const ownedAmounts = { Building: 110_000, "Fixtures and Fittings": 70_000, [BANK_ACCOUNT]: 107_300 };
  const owedAmounts = { Loan: -34_800, "Provision for Bad Debts": -2_500, Capital: -300_000 };
  const stock = [
    ["Linen", 200, 100],
    ["Cotton", 300, 100],
  ] as const;
  await books.open(YEAR_BEGINS, { ...ownedAmounts, ...owedAmounts }, stock);

  await books.buy(on(2), "Linen Mill", [["Linen", 450, 100]], 45_000);
  const { id: cotton } = await books.buy(on(3), "Cotton Mill", [["Cotton", 1_300, 100]], 130_000);
  await books.giveBack(on(5), "Cotton Mill", cotton, 20, 2_000);
  const { id: linen } = await books.sell(on(7), "Anand Stores", [["Linen", 540]], 54_000);
  await books.takeBack(on(9), "Anand Stores", linen, 30, 3_000);
  await books.sell(on(10), "Bhavani Stores", [["Cotton", 1_400]], 126_000);
  await books.receive(on(14), "Anand Stores", 50_000, BANK_ACCOUNT);
  await books.journal(on(14), "For paying early", { "Discount Allowed": 1_000 }, { "Anand Stores": 1_000 });
  await books.receive(on(15), "Bhavani Stores", 42_000, BANK_ACCOUNT);
  await books.journal(on(16), "Not to be had", { "Bad Debts": 2_000 }, { "Bhavani Stores": 2_000 });
  await books.pay(on(17), "Linen Mill", 44_500, BANK_ACCOUNT);
  await books.journal(on(17), "For paying early", { "Linen Mill": 500 }, { "Discount Received": 500 });
  await books.pay(on(18), "Cotton Mill", 106_000, BANK_ACCOUNT);
  await books.journal(
    on(19),
    "Earned as an agent",
    { [BANK_ACCOUNT]: 4_000 },
    { "Commission Received": 4_000 },
  );
  await books.journal(on(20), "Of the upper floor", { [BANK_ACCOUNT]: 6_000 }, { "Rent Received": 6_000 });
  await books.spend(on(21), "Insurance", 3_200, BANK_ACCOUNT);
  await books.spend(on(21), "Rent, Rates and Taxes", 4_300, BANK_ACCOUNT);
  await books.spend(on(22), "Repairs and Renewals", 1_600, BANK_ACCOUNT);
  await books.spend(on(22), "Legal Fees", 500, BANK_ACCOUNT);
  await books.journal(on(23), "For his household", { Drawings: 32_000 }, { [BANK_ACCOUNT]: 32_000 });
  await books.move(on(24), BANK_ACCOUNT, CASH_ACCOUNT, 17_200);
  await books.spend(on(26), "Wages", 3_000);
  await books.spend(on(26), "Salary", 8_000);
  await books.spend(on(27), "Trade Expenses", 1_500);
  await books.spend(on(27), "Travelling Expenses", 4_200);
  await books.spend(on(28), "Postage", 300);
  await books.spend(on(28), "Telegram Expenses", 200);
}

it("the trial balance is the printed one", async () => {
  expect(await statements.trialBalance()).toEqual({
    debits: {
      "Opening Stock": 50_000,
      Wages: 3_000,
      Salary: 8_000,
      Purchases: 175_000,
      "Sales Return": 3_000,
      "Bhavani Stores": 82_000, // the book's sundry debtors
      "Discount Allowed": 1_000,
      Insurance: 3_200,
      "Rent, Rates and Taxes": 4_300,
      "Fixtures and Fittings": 70_000,
      "Trade Expenses": 1_500,
      "Bad Debts": 2_000,
      Drawings: 32_000,
      "Repairs and Renewals": 1_600,
      "Travelling Expenses": 4_200,
      Postage: 300,
      "Telegram Expenses": 200,
      "Legal Fees": 500,
      Building: 110_000,
    },
    credits: {
      Sales: 180_000,
      "Purchases Return": 2_000,
      "Discount Received": 500,
      "Provision for Bad Debts": 2_500,
      Capital: 300_000,
      "Cotton Mill": 22_000, // its creditors
      "Commission Received": 4_000,
      "Rent Received": 6_000,
      Loan: 34_800,
    },
    totals: [551_800, 551_800],
  });
});

it("the final accounts after the adjustments are the printed ones", async () => {
  const adjust = (why: string, debits: object, credits: object) =>
    books.journal(LAST_DAY, why, { ...debits }, { ...credits });
  const advance = { "Commission Received in Advance": 1_000 };
  await adjust("Of next year", { "Commission Received": 1_000 }, advance);
  await adjust("Due to us", { "Rent Receivable": 2_000 }, { "Rent Received": 2_000 });
  await adjust("Still to be paid", { Salary: 1_000 }, { "Outstanding Salary": 1_000 });
  await adjust("Of next year", { "Prepaid Insurance": 800 }, { Insurance: 800 });
  await adjust("Not to be had", { "Bad Debts": 1_000 }, { "Bhavani Stores": 1_000 });
  // 5 % of 81,000 is 4,050, of which 2,500 already exist; 2 % of the remaining 76,950 is 1,539.
  await adjust("To 5 %", { "Bad Debts": 1_550 }, { "Provision for Bad Debts": 1_550 });
  await adjust("2 %", { "Discount on Debtors": 1_539 }, { "Provision for Discount on Debtors": 1_539 });
  await adjust("6 % of 1,10,000", { "Depreciation on Building": 6_600 }, { Building: 6_600 });

  expect(await statements.tradingAccount()).toEqual({
    openingStock: 50_000,
    purchases: 175_000,
    purchasesReturn: 2_000,
    goodsTaken: 0,
    closingStock: 32_000,
    sales: 180_000,
    salesReturn: 3_000,
    direct: { Wages: 3_000 },
    grossProfit: -17_000,
  });
  expect(await statements.profitAndLoss()).toEqual({
    lines: {
      Salary: 9_000,
      "Discount Allowed": 1_000,
      Insurance: 2_400,
      "Rent, Rates and Taxes": 4_300,
      "Trade Expenses": 1_500,
      "Bad Debts": 4_550, // 2,000 + 1,000 + 4,050 − 2,500
      "Discount on Debtors": 1_539,
      "Repairs and Renewals": 1_600,
      "Travelling Expenses": 4_200,
      Postage: 300,
      "Telegram Expenses": 200,
      "Legal Fees": 500,
      "Depreciation on Building": 6_600,
      "Discount Received": -500,
      "Commission Received": -3_000,
      "Rent Received": -8_000,
    },
    netProfit: -43_189,
  });
  // The book deducts the provisions of 4,050 and 1,539 from the
  // debtors; here they are liabilities, so both totals are larger.
  const provisions = { "Provision for Bad Debts": 4_050, "Provision for Discount on Debtors": 1_539 };
  expect(81_000 - 4_050 - 1_539).toBe(75_411);
  expect(300_000 - 43_189 - 32_000).toBe(224_811);
  expect(await statements.balanceSheet()).toEqual({
    liabilities: {
      Loan: 34_800,
      "Cotton Mill": 22_000,
      "Outstanding Salary": 1_000,
      "Commission Received in Advance": 1_000,
      Capital: 300_000,
      "Profit & Loss (current period)": -43_189,
      Drawings: -32_000,
      ...provisions,
    },
    assets: {
      "Bhavani Stores": 81_000,
      "Rent Receivable": 2_000,
      "Prepaid Insurance": 800,
      Inventory: 32_000,
      "Fixtures and Fittings": 70_000,
      Building: 103_400,
    },
    totals: [283_611 + 5_589, 283_611 + 5_589],
  });
});

it("the books are correct afterwards", async () => {
  expect(await books.ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });
});
