import { journal, type JournalLine, type Paise } from "@vanbook/sdk/books";
import { momentOf } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import { monthlySales } from "./spend.ts";
import { endsMonth } from "./treasury.ts";

/** Journals at the end of a month: depreciation and rate differences, and provisions at the end of a quarter. */
export function createAdjustments(company: DemoCompany, book: DayBook, random: Random, bills: number) {
  const { accountOf, customers, suppliers, books } = company;
  const rupeesOf = (share: number) =>
    BigInt(Math.max(100, Math.round((monthlySales(bills) * share) / 100))) * 100n;
  const depreciation = rupeesOf(0.012);

  const adjustOn = (date: string) => {
    if (!endsMonth(date)) return;
    enter(date, "Depreciation of the month", [
      debited(accountOf("Depreciation"), depreciation),
      credited(accountOf("Delivery Vehicles"), depreciation),
    ]);
    const supplier = random.pick(suppliers);
    const allowed = BigInt(random.int(4, 40)) * 5_000n;
    if (-book.balance(supplier.id) > allowed * 4n) {
      enter(date, "Rate difference allowed by the supplier", [
        debited(supplier.id, allowed),
        credited(accountOf("Rate Difference"), allowed),
      ]);
    }
    const customer = random.pick(customers);
    const given = BigInt(random.int(2, 20)) * 2_500n;
    if (book.balance(customer.id) > given * 4n) {
      enter(date, "Rate difference allowed to the customer", [
        debited(books.accounts.discount_allowed, given),
        credited(customer.id, given),
      ]);
    }
    if (["06", "09", "12", "03"].includes(date.slice(5, 7))) provide(date);
  };

  const provide = (date: string) => {
    const salaries = rupeesOf(random.int(10, 20) / 1000);
    const electricity = rupeesOf(random.int(1, 3) / 1000);
    enter(date, "Provisions at the quarter's end", [
      debited(accountOf("Salaries and Wages"), salaries),
      debited(accountOf("Electricity"), electricity),
      credited(accountOf("Salaries Payable"), salaries),
      credited(accountOf("Expenses Payable"), electricity),
    ]);
  };

  const enter = (date: string, narration: string, lines: readonly JournalLine[]) => {
    const userId = company.clerks[0] ?? null;
    const branchId = company.godowns[0]?.branchId ?? null;
    const entered = { by: userId, at: momentOf(date, 450) };
    book.enter(journal({ date, userId, branchId, lines, narration, entered }));
  };

  return { adjustOn };
}

function debited(accountId: number, amount: Paise): JournalLine {
  return { accountId, debit: amount, credit: 0n };
}

function credited(accountId: number, amount: Paise): JournalLine {
  return { accountId, debit: 0n, credit: amount };
}
