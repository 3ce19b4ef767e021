import { afterAll, beforeAll, expect, it } from "vitest";
import { formatOctoberDay as on, YEAR_BEGINS } from "./book-days.ts";
import { createStatements } from "./statements.ts";
import { BANK_ACCOUNT, CASH_ACCOUNT, openTextbook, type Textbook } from "./textbook-desk.ts";

// T. S. Grewal, Double Entry Book Keeping, CBSE XI, 2024 edition (Sultan Chand), chapter 19
// "Adjustments in Preparation of Financial Statements", practical problem 17: Bharat, with GST
// (https://accountsaptitude.com/?p=19865; the printed answer is quoted at
// https://ask.commerceschool.in/questions/question/from-the-following-trial-balance-and-additional-information-of-bharat/).
// The book prints the trial balance of 8,72,100, a gross profit of 98,000, a net profit of 18,050,
// a balance sheet of 2,71,650, and what is left after the set-off: 500 of Input CGST among the
// assets and 1,000 of Output SGST among the liabilities.
//
// The documents that lead to the trial balance are posted in one month, October. The opening
// balances follow from it: 5,000 in cash, 10,000 in the bank, 90,000 of stock and the machinery,
// for a capital of 1,80,000. All taxes are 5 %: on purchases of 1,00,000 within the state and
// 90,000 from other states, and on sales of 1,40,000 within the state and 60,000 to other states;
// everything else is exempt. A piece costs 100.

let books: Textbook;
let statements: ReturnType<typeof createStatements>;
const LAST_DAY = on(31);

beforeAll(async () => {
  books = await openTextbook({ name: "Bharat", state: "Delhi", gstin: "07AAACB1234A1Z5" });
  statements = createStatements(books, { FromDate: on(1), ToDate: LAST_DAY });
  await books.accounts("Capital Account", "Capital", "Drawings");
  await books.accounts("Fixed Assets", "Machinery");
  await books.accounts("Current Assets", "Prepaid General Expenses", "Prepaid Insurance");
  await books.accounts("Current Liabilities", "Wages Outstanding", "Salaries Outstanding");
  await books.accounts("Direct Expenses", "Wages", "Carriage Inwards");
  await books.accounts("Indirect Expenses", "Salaries", "Insurance", "General Expenses", "Depreciation");
  await books.supplier("Delhi Bakers", "Delhi", "07AAACD1234A1Z5");
  await books.supplier("Jaipur Bakers", "Rajasthan", "08AAACJ1234A1Z5");
  await books.supplier("Grain Market");
  await books.customer("Chandni Stores");
  await books.customer("Gurugram Stores", "Haryana");
  await books.customer("Cash Sale");
  await books.item("Biscuits", 200, 5);
  await books.item("Rice", 120);
  await books.item("Pulses", 130);
  await enterMonth();
});
afterAll(() => books?.product.stop());

async function enterMonth() {
  const stock = [
    ["Biscuits", 100, 100],
    ["Rice", 500, 100],
    ["Pulses", 300, 100],
  ] as const;
  const balances = { Machinery: 75_000, [CASH_ACCOUNT]: 5_000, [BANK_ACCOUNT]: 10_000, Capital: -180_000 };
  await books.open(YEAR_BEGINS, balances, stock);

  await books.buy(on(1), "Delhi Bakers", [["Biscuits", 1_000, 100]], 105_000);
  await books.buy(on(2), "Jaipur Bakers", [["Biscuits", 900, 100]], 94_500);
  const grain = [
    ["Rice", 2_050, 100],
    ["Pulses", 550, 100],
  ] as const;
  await books.buy(on(3), "Grain Market", grain, 260_000);
  await books.sell(on(5), "Chandni Stores", [["Biscuits", 700]], 147_000);
  await books.sell(on(6), "Gurugram Stores", [["Biscuits", 300]], 63_000);
  await books.sell(on(8), "Chandni Stores", [["Rice", 2_510]], 301_200);
  await books.sellForCash(on(9), "Cash Sale", [["Pulses", 760]], 98_800);
  await books.receive(on(12), "Gurugram Stores", 63_000, BANK_ACCOUNT);
  await books.receive(on(14), "Chandni Stores", 403_200, BANK_ACCOUNT);
  await books.pay(on(15), "Delhi Bakers", 105_000, BANK_ACCOUNT);
  await books.pay(on(15), "Jaipur Bakers", 94_500, BANK_ACCOUNT);
  await books.pay(on(16), "Grain Market", 197_900, BANK_ACCOUNT);
  await books.spend(on(17), "Salaries", 51_000, BANK_ACCOUNT);
  await books.spend(on(18), "Insurance", 3_000, BANK_ACCOUNT);
  await books.journal(on(19), "For his household", { Drawings: 15_000 }, { [BANK_ACCOUNT]: 15_000 });
  await books.spend(on(20), "Wages", 40_000);
  await books.spend(on(21), "Carriage Inwards", 15_000);
  await books.spend(on(22), "General Expenses", 28_100);
  await books.move(on(23), CASH_ACCOUNT, BANK_ACCOUNT, 5_700);
  await books.journal(on(30), "Still to be paid", { Wages: 20_000 }, { "Wages Outstanding": 20_000 });
  const ofNextYear = { "Prepaid General Expenses": 20_000 };
  await books.journal(on(30), "Of next year", ofNextYear, { "General Expenses": 20_000 });
}

it("the trial balance is the printed one, with the taxes of the documents", async () => {
  expect(await statements.trialBalance()).toEqual({
    debits: {
      "Opening Stock": 90_000,
      Purchases: 450_000,
      Wages: 60_000,
      "Carriage Inwards": 15_000,
      Salaries: 51_000,
      Insurance: 3_000,
      "General Expenses": 8_100,
      "Prepaid General Expenses": 20_000,
      Machinery: 75_000,
      "Chandni Stores": 45_000, // the book's debtors
      [CASH_ACCOUNT]: 15_000,
      [BANK_ACCOUNT]: 15_500,
      Drawings: 15_000,
      "Input CGST": 2_500,
      "Input SGST": 2_500,
      "Input IGST": 4_500,
    },
    credits: {
      Sales: 600_000,
      "Wages Outstanding": 20_000,
      "Grain Market": 62_100, // its creditors
      Capital: 180_000,
      "Output CGST": 3_500,
      "Output SGST": 3_500,
      "Output IGST": 3_000,
    },
    totals: [872_100, 872_100],
  });
});

it("input taxes are set off against output taxes as printed", async () => {
  // IGST against IGST first, the rest against CGST; then CGST and SGST each against its own.
  const setOff = (debits: object, credits: object) =>
    books.journal(LAST_DAY, "Set-off", { ...debits }, { ...credits });
  await setOff({ "Output IGST": 3_000 }, { "Input IGST": 3_000 });
  await setOff({ "Output CGST": 3_500 }, { "Input IGST": 1_500, "Input CGST": 2_000 });
  await setOff({ "Output SGST": 2_500 }, { "Input SGST": 2_500 });
  const taxes = ["CGST", "SGST", "IGST"].flatMap((tax) => [`Input ${tax}`, `Output ${tax}`]);
  const leftTaxes = await Promise.all(taxes.map(async (tax) => [tax, await statements.ledger(tax)]));
  expect(Object.fromEntries(leftTaxes)).toEqual({
    "Input CGST": { opening: 0, moved: { Purchase: 2_500, Journal: -2_000 }, closing: 500 },
    "Output CGST": { opening: 0, moved: { Sale: -3_500, Journal: 3_500 }, closing: 0 },
    "Input SGST": { opening: 0, moved: { Purchase: 2_500, Journal: -2_500 }, closing: 0 },
    "Output SGST": { opening: 0, moved: { Sale: -3_500, Journal: 2_500 }, closing: -1_000 },
    "Input IGST": { opening: 0, moved: { Purchase: 4_500, Journal: -4_500 }, closing: 0 },
    "Output IGST": { opening: 0, moved: { Sale: -3_000, Journal: 3_000 }, closing: 0 },
  });
});

it("the final accounts after the adjustments are the printed ones", async () => {
  await books.journal(LAST_DAY, "Of October", { Salaries: 7_500 }, { "Salaries Outstanding": 7_500 });
  await books.journal(LAST_DAY, "Of next year", { "Prepaid Insurance": 900 }, { Insurance: 900 });
  await books.journal(LAST_DAY, "15 % of 75,000", { Depreciation: 11_250 }, { Machinery: 11_250 });
  // Only goods documents change stock: 20 pieces of rice are written
  // off, and a journal moves the loss to the owner's drawings.
  await books.writeOff(LAST_DAY, "Rice", 20);
  const loss = { "Damaged and Expired Stock": 2_000 };
  await books.journal(LAST_DAY, "Rice for his household", { Drawings: 2_000 }, loss);

  expect(await statements.tradingAccount()).toEqual({
    openingStock: 90_000,
    purchases: 450_000,
    purchasesReturn: 0,
    goodsTaken: 2_000,
    closingStock: 111_000,
    sales: 600_000,
    salesReturn: 0,
    direct: { Wages: 60_000, "Carriage Inwards": 15_000 },
    grossProfit: 98_000,
  });
  expect(await statements.profitAndLoss()).toEqual({
    lines: { Salaries: 58_500, Insurance: 2_100, "General Expenses": 8_100, Depreciation: 11_250 },
    netProfit: 18_050,
  });
  // The book shows the remaining input tax as an asset; here all taxes are one group of
  // liabilities, so it reduces them.
  expect(await statements.balanceSheet()).toEqual({
    liabilities: {
      Capital: 180_000,
      "Profit & Loss (current period)": 18_050,
      Drawings: -17_000,
      "Wages Outstanding": 20_000,
      "Salaries Outstanding": 7_500,
      "Grain Market": 62_100,
      "Output SGST": 1_000,
      "Input CGST": -500,
    },
    assets: {
      Machinery: 63_750,
      "Prepaid General Expenses": 20_000,
      "Prepaid Insurance": 900,
      "Chandni Stores": 45_000,
      [CASH_ACCOUNT]: 15_000,
      [BANK_ACCOUNT]: 15_500,
      Inventory: 111_000,
    },
    totals: [271_650 - 500, 271_650 - 500],
  });
});

it("the books are correct afterwards", async () => {
  expect(await books.ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });
});
