import { ACCOUNT_GROUP, makeContraVoucher, makeHandOverVoucher, type Paise } from "@vanbook/sdk/books";
import { addDays, formatMoment, getWeekday } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";

/** Salesmen hand over their cash on Saturdays, and the office deposits cash in the bank. */
export function createTreasury(company: DemoCompany, book: DayBook) {
  const { accounts } = company.books;

  const enterHandOvers = (date: string) => {
    for (const { userId, cashAccountId, godown, until } of company.salesmen) {
      const isLeaving = until === date;
      if (!isLeaving && (getWeekday(date) !== 6 || date === company.today)) continue;
      const cashBalance = book.balance(cashAccountId);
      const amount = isLeaving ? cashBalance : ((cashBalance - CHANGE_FLOAT) / 1_000n) * 1_000n;
      if (amount < (isLeaving ? 1n : MIN_HAND_OVER)) continue;
      const input = {
        date,
        userId,
        fromLedgerId: cashAccountId,
        branchId: godown.branchId,
        amount,
        narration: isLeaving ? "On leaving" : null,
        entered: { by: userId, at: formatMoment(date, 475) },
      };
      book.enter(makeHandOverVoucher(company.books, input), {
        mistyped: () => makeHandOverVoucher(company.books, { ...input, amount: amount - 1_000n }),
      });
    }
  };

  /** Deposits spare cash on Mondays; transfers money between banks once a month. */
  const enterBankMoves = (date: string) => {
    const cash = { id: accounts.cash, groupId: ACCOUNT_GROUP.cash };
    const current = { id: accounts.bank, groupId: ACCOUNT_GROUP.bank };
    if (getWeekday(date) === 1 && book.balance(cash.id) > 6_000_000n) {
      const amount = ((book.balance(cash.id) - 4_000_000n) / 100_000n) * 100_000n;
      move(date, cash, current, amount, "Cash paid in");
    }
    const isSixth = date.slice(8) === (getWeekday(date) === 0 ? "07" : "06");
    const from = findRichestBank(company, book);
    const to = [current.id, ...company.banks].find((id) => id !== from);
    const amount = (book.balance(from) / 2_000_000n) * 100_000n;
    if (isSixth && to !== undefined && amount > 0n) {
      move(
        date,
        { id: from, groupId: ACCOUNT_GROUP.bank },
        { id: to, groupId: ACCOUNT_GROUP.bank },
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
    book.enter(makeContraVoucher({ ...input, entered: { by: userId, at: formatMoment(date, 90) } }));
  };

  return { handOverOn: enterHandOvers, bankOn: enterBankMoves };
}

export function findRichestBank({ books, banks }: DemoCompany, book: DayBook): number {
  return banks.reduce(
    (best, bank) => (book.balance(bank) > book.balance(best) ? bank : best),
    books.accounts.bank,
  );
}

/** The last working day of the month; Sundays are not working days. */
export function isLastWorkingDay(date: string): boolean {
  const next = addDays(date, getWeekday(date) === 6 ? 2 : 1);
  return getWeekday(date) !== 0 && next.slice(0, 7) !== date.slice(0, 7);
}

/** Paise: a salesman's change (1,000 rupees), and the smallest hand-over (500 rupees). */
const CHANGE_FLOAT = 100_000n;
const MIN_HAND_OVER = 50_000n;
