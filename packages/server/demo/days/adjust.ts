import { makeJournalVoucher, type JournalLine, type Paise } from "@vanbook/sdk/books";
import { formatMoment } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import { estimateMonthlySales } from "./spend.ts";
import { isLastWorkingDay } from "./treasury.ts";

/** Depreciation and rate differences at a month's end; at a quarter's end also provisions. */
export function createAdjustments(company: DemoCompany, book: DayBook, random: Random, bills: number) {
  const { accountOf, customers, suppliers, books } = company;
  const calculateAmount = (share: number) =>
    BigInt(Math.max(100, Math.round((estimateMonthlySales(bills) * share) / 100))) * 100n;
  const depreciation = calculateAmount(0.012);

  const adjustOn = (date: string) => {
    if (!isLastWorkingDay(date)) return;
    enter(date, "Depreciation of the month", [
      makeDebitLine(accountOf("Depreciation"), depreciation),
      makeCreditLine(accountOf("Delivery Vehicles"), depreciation),
    ]);
    const supplier = random.pick(suppliers);
    const supplierAllowance = BigInt(random.int(4, 40)) * 5_000n;
    if (-book.balance(supplier.id) > supplierAllowance * 4n) {
      enter(date, "Rate difference allowed by the supplier", [
        makeDebitLine(supplier.id, supplierAllowance),
        makeCreditLine(accountOf("Rate Difference"), supplierAllowance),
      ]);
    }
    const customer = random.pick(customers);
    const customerAllowance = BigInt(random.int(2, 20)) * 2_500n;
    if (book.balance(customer.id) > customerAllowance * 4n) {
      enter(date, "Rate difference allowed to the customer", [
        makeDebitLine(books.accounts.discount_allowed, customerAllowance),
        makeCreditLine(customer.id, customerAllowance),
      ]);
    }
    if (["06", "09", "12", "03"].includes(date.slice(5, 7))) provide(date);
  };

  const provide = (date: string) => {
    const salaries = calculateAmount(random.int(10, 20) / 1000);
    const electricity = calculateAmount(random.int(1, 3) / 1000);
    enter(date, "Provisions at the quarter's end", [
      makeDebitLine(accountOf("Salaries and Wages"), salaries),
      makeDebitLine(accountOf("Electricity"), electricity),
      makeCreditLine(accountOf("Salaries Payable"), salaries),
      makeCreditLine(accountOf("Expenses Payable"), electricity),
    ]);
  };

  const enter = (date: string, narration: string, lines: readonly JournalLine[]) => {
    const userId = company.clerks[0] ?? null;
    const branchId = company.godowns[0]?.branchId ?? null;
    const entryStamp = { by: userId, at: formatMoment(date, 450) };
    book.enter(makeJournalVoucher({ date, userId, branchId, lines, narration, entered: entryStamp }));
  };

  return { adjustOn };
}

function makeDebitLine(accountId: number, amount: Paise): JournalLine {
  return { accountId, debit: amount, credit: 0n };
}

function makeCreditLine(accountId: number, amount: Paise): JournalLine {
  return { accountId, debit: 0n, credit: amount };
}
