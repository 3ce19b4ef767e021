import { creditNote, debitNote } from "@vanbook/sdk/books";
import { momentOf } from "../calendar.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import type { DayBook } from "./day-book.ts";
import { endsMonth } from "./treasury.ts";

/** Notes without goods at the end of a month: a scheme that a customer has earned, and a claim on a supplier. */
export function createNotes(company: DemoCompany, book: DayBook, random: Random) {
  const { accountOf, customers, suppliers, books } = company;

  const noteOn = (date: string) => {
    if (!endsMonth(date)) return;
    const common = {
      date,
      branchId: company.godowns[0]?.branchId ?? null,
      entered: { by: random.pick(company.clerks), at: momentOf(date, 430) },
    };
    const earned = BigInt(random.int(2, 12)) * 10_500n;
    const owing = customers.filter(({ id }) => book.balance(id) > earned * 2n);
    if (owing.length > 0)
      book.enter(
        creditNote(books, {
          ...common,
          party: random.pick(owing),
          accountId: books.accounts.sales,
          amount: earned,
          taxRate: RATE,
          narration: "Scheme of the month",
        }),
      );
    const claimed = BigInt(random.int(3, 15)) * 10_500n;
    const owed = suppliers.filter(({ id }) => -book.balance(id) > claimed * 2n);
    if (owed.length === 0) return;
    const party = random.pick(owed);
    book.enter(
      debitNote(books, {
        ...common,
        party,
        accountId: accountOf("Rate Difference"),
        amount: claimed,
        taxRate: party.isRegistered ? RATE : 0n,
        narration: "Rate difference claimed",
      }),
    );
  };

  return { noteOn };
}

/** Five percent. */
const RATE = 500n;
