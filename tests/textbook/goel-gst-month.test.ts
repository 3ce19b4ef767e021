import { afterAll, beforeAll, expect, it } from "vitest";
import { askReport } from "../reports/ask-report.ts";
import { formatOctoberDay as on } from "./book-days.ts";
import { createStatements } from "./statements.ts";
import { BANK_ACCOUNT, CASH_ACCOUNT, openTextbook, type Textbook } from "./textbook-desk.ts";

// D. K. Goel, Accountancy for class XI, chapter 10 "Accounting for Goods and Service Tax",
// practical question 1: March in the books of Mukerjee & Sons, all within one state, CGST and SGST
// at 9 % each
// (https://byjus.com/question-answer/pass-entries-in-the-books-of-mukerjee-sons-assuming-all-transactions-have-taken-place-within/).
// The printed answer is the journal with a total of 17,93,640, including the set-off of 53,820 of
// each tax and the payment of 18,180 of each.
//
// The book's dates in March are dates in October here. A piece costs 100 and sells at
// 160. The question starts without money in the bank, so payments by cheque overdraw it.

let books: Textbook;
let statements: ReturnType<typeof createStatements>;
const range = { FromDate: on(1), ToDate: on(31) };
/** The tax fields of expense invoices: 18 %, from a supplier in the same state. */
const GST_TERMS = { taxRate: 18, supplierGstin: "07AAACN1234K1ZO" };
/** The two input taxes, for an asset or the input side of the set-off. */
const makeInputTax = (each: number) => ({ "Input CGST": each, "Input SGST": each });

beforeAll(async () => {
  books = await openTextbook({ name: "Mukerjee and Sons", state: "Delhi", gstin: "07AAACM1234A1Z5" });
  statements = createStatements(books, range);
  await books.accounts("Fixed Assets", "Office Furniture");
  await books.accounts("Indirect Expenses", "Advertisement");
  await books.supplier("Mehta Bros", "Delhi", "07AAACM4321A1Z5");
  await books.customer("Munjal and Co");
  await books.item("Goods", 160, 18);

  await books.buy(on(1), "Mehta Bros", [["Goods", 5_000, 100]], 590_000);
  await books.sell(on(10), "Munjal and Co", [["Goods", 5_000]], 944_000);
  await books.spend(on(15), "Advertisement", 47_200, BANK_ACCOUNT, GST_TERMS);
  const furniture = { "Office Furniture": 50_000, ...makeInputTax(4_500) };
  await books.journal(on(18), "Desks for the office", furniture, { [BANK_ACCOUNT]: 59_000 });
  await books.spend(on(25), "Printing and Stationery", 9_440, CASH_ACCOUNT, GST_TERMS);
});
afterAll(() => books?.product.stop());

it("the taxes are the printed ones, are set off as printed, and the rest is paid as printed", async () => {
  const taxes = async () => {
    const names = ["Input CGST", "Input SGST", "Output CGST", "Output SGST"];
    return Promise.all(names.map(async (name) => (await statements.ledger(name)).closing));
  };
  expect(await taxes()).toEqual([53_820, 53_820, -72_000, -72_000]);
  // As printed in the journal, without tax.
  const spentLedgers = ["Advertisement", "Printing and Stationery"].map(async (name) =>
    statements.ledger(name),
  );
  expect((await Promise.all(spentLedgers)).map(({ closing }) => closing)).toEqual([40_000, 8_000]);
  const makeOutputTax = (each: number) => ({ "Output CGST": each, "Output SGST": each });
  await books.journal(on(31), "Set-off", makeOutputTax(53_820), makeInputTax(53_820));
  expect(await taxes()).toEqual([0, 0, -18_180, -18_180]);
  await books.journal(on(31), "Paid to the government", makeOutputTax(18_180), { [BANK_ACCOUNT]: 36_360 });
  expect(await taxes()).toEqual([0, 0, 0, 0]);
  expect(await statements.ledger(BANK_ACCOUNT)).toMatchObject({ closing: -142_560 }); // 47,200 + 59,000 + 36,360
});

it("the day book agrees with the printed journal", async () => {
  const report = askReport(books.product, "GET", "/api/v1/day-book");
  const { records, totals, ties } = await report.table(books.cookie, range);
  expect(records.map(({ Date, Particulars, Debit, Credit }) => [Date, Particulars, Debit, Credit])).toEqual([
    [on(1), "Mehta Bros", 0, 590_000],
    [on(10), "Munjal and Co", 944_000, 0],
    [on(15), "Advertisement", 47_200, 0],
    [on(18), "Office Furniture", 59_000, 0],
    [on(25), "Printing and Stationery", 9_440, 0],
    [on(31), "Output CGST", 107_640, 0],
    [on(31), "Output CGST", 36_360, 0],
  ]);
  expect((totals.Debit ?? 0) + (totals.Credit ?? 0)).toBe(1_793_640);
  expect(ties.every(({ agrees }) => agrees)).toBe(true);
});

it("the books are correct afterwards", async () => {
  expect(await books.ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });
});
