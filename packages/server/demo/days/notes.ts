import { makeCreditNoteVoucher, makeDebitNoteVoucher } from "@vanbook/sdk/books";
import { formatMoment } from "../calendar.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import type { DayBook } from "./day-book.ts";
import { isLastWorkingDay } from "./treasury.ts";

/**
 * At the end of a month, without goods: a scheme that a customer has earned, and a claim on a
 * supplier.
 */
export function createNotes(company: DemoCompany, book: DayBook, random: Random) {
  const { accountOf, customers, suppliers, books } = company;

  const noteOn = (date: string) => {
    if (!isLastWorkingDay(date)) return;
    const common = {
      date,
      branchId: company.godowns[0]?.branchId ?? null,
      entered: { by: random.pick(company.clerks), at: formatMoment(date, 430) },
    };
    const schemeAmount = BigInt(random.int(2, 12)) * 10_500n;
    const owing = customers.filter(({ id }) => book.balance(id) > schemeAmount * 2n);
    if (owing.length > 0)
      book.enter(
        makeCreditNoteVoucher(books, {
          ...common,
          party: random.pick(owing),
          accountId: books.accounts.sales,
          amount: schemeAmount,
          taxRate: TAX_RATE,
          narration: "Scheme of the month",
        }),
      );
    const claimAmount = BigInt(random.int(3, 15)) * 10_500n;
    const creditors = suppliers.filter(({ id }) => -book.balance(id) > claimAmount * 2n);
    if (creditors.length === 0) return;
    const party = random.pick(creditors);
    book.enter(
      makeDebitNoteVoucher(books, {
        ...common,
        party,
        accountId: accountOf("Rate Difference"),
        amount: claimAmount,
        taxRate: party.isRegistered ? TAX_RATE : 0n,
        narration: "Rate difference claimed",
      }),
    );
  };

  return { noteOn };
}

const TAX_RATE = 500n;
