import { makeCreditNoteVoucher, makeDebitNoteVoucher, type Paise } from "@vanbook/sdk/books";
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
    const customer = owing.length > 0 ? random.pick(owing) : undefined;
    if (customer)
      book.enter(
        makeCreditNoteVoucher(books, {
          ...common,
          party: customer,
          accountId: books.accounts.sales,
          ...limitNote(customer.id, schemeAmount),
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
        ...(party.isRegistered ? limitNote(party.id, claimAmount) : { amount: claimAmount, taxRate: 0n }),
        narration: "Rate difference claimed",
      }),
    );
  };

  /**
   * At the rate at which most is left, and at most an eighth of that, so that returns which follow
   * find enough. Without tax if the party only owes from before the books began.
   */
  const limitNote = (partyId: number, amount: Paise) => {
    const [[taxRate, leftAmount] = [0n, 0n]] = [...book.billed(partyId)].toSorted(([, a], [, b]) =>
      a < b ? 1 : -1,
    );
    const most = leftAmount / 8n;
    return most > 0n ? { amount: amount < most ? amount : most, taxRate } : { amount, taxRate: 0n };
  };

  return { noteOn };
}
