import { GROUP, contra, handOver, type Paise } from "@vanbook/sdk/books";
import { addDays, momentOf, weekdayOf } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";

/** Salesmen hand over their cash on Saturdays, and the office deposits cash in the bank. */
export function createTreasury(company: DemoCompany, book: DayBook) {
  const { accounts } = company.books;

  const handOverOn = (date: string) => {
    for (const { userId, cashAccountId, godown, until } of company.salesmen) {
      const isLeaving = until === date;
      if (!isLeaving && (weekdayOf(date) !== 6 || date === company.today)) continue;
      const held = book.balance(cashAccountId);
      const amount = isLeaving ? held : ((held - FLOAT) / 1_000n) * 1_000n;
      if (amount < (isLeaving ? 1n : SMALLEST)) continue;
      const input = {
        date,
        userId,
        fromLedgerId: cashAccountId,
        branchId: godown.branchId,
        amount,
        narration: isLeaving ? "On leaving" : null,
        entered: { by: userId, at: momentOf(date, 475) },
      };
      book.enter(handOver(company.books, input), {
        mistyped: () => handOver(company.books, { ...input, amount: amount - 1_000n }),
      });
    }
  };

  /** On Mondays deposits the cash that the office does not need; once a month transfers money between banks. */
  const bankOn = (date: string) => {
    const cash = { id: accounts.cash, groupId: GROUP.cash };
    const current = { id: accounts.bank, groupId: GROUP.bank };
    if (weekdayOf(date) === 1 && book.balance(cash.id) > 6_000_000n) {
      const amount = ((book.balance(cash.id) - 4_000_000n) / 100_000n) * 100_000n;
      move(date, cash, current, amount, "Cash paid in");
    }
    const isSixth = date.slice(8) === (weekdayOf(date) === 0 ? "07" : "06");
    const from = richestBank(company, book);
    const to = [current.id, ...company.banks].find((id) => id !== from);
    const amount = (book.balance(from) / 2_000_000n) * 100_000n;
    if (isSixth && to !== undefined && amount > 0n) {
      move(
        date,
        { id: from, groupId: GROUP.bank },
        { id: to, groupId: GROUP.bank },
        amount,
        "Between own accounts",
      );
    }
  };

  const move = (
    date: string,
    from: { id: number; groupId: number },
    to: { id: number; groupId: number },
    amount: Paise,
    narration: string,
  ) => {
    const userId = company.clerks[0] ?? null;
    const branchId = company.godowns[0]?.branchId ?? null;
    const input = { date, from, to, userId, branchId, amount, narration };
    book.enter(contra({ ...input, entered: { by: userId, at: momentOf(date, 90) } }));
  };

  return { handOverOn, bankOn };
}

/** The bank account with the highest balance. */
export function richestBank({ books, banks }: DemoCompany, book: DayBook): number {
  return banks.reduce(
    (best, bank) => (book.balance(bank) > book.balance(best) ? bank : best),
    books.accounts.bank,
  );
}

/** Whether a day is the last working day of its month. */
export function endsMonth(date: string): boolean {
  const next = addDays(date, weekdayOf(date) === 6 ? 2 : 1);
  return weekdayOf(date) !== 0 && next.slice(0, 7) !== date.slice(0, 7);
}

/** The cash that a salesman keeps as change, and the smallest hand-over: 1,000 and 500 rupees. */
const FLOAT = 100_000n;
const SMALLEST = 50_000n;
