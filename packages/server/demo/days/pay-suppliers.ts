import { type Paise, makePaymentVoucher, type PaymentInput } from "@vanbook/sdk/books";
import { addDays, formatMoment, getWeekday } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import { createPicker, type Random } from "../random.ts";
import { findRichestBank } from "./treasury.ts";

/** Most invoices are paid after 30 to 45 days, some later, opening balances within three months. */
export function createSupplierPayments(company: DemoCompany, book: DayBook, random: Random) {
  const due = new Map<string, Map<number, Paise>>();
  const pickMode = createPicker(PAYMENT_MODES, ([, share]) => share);

  const promise = (supplierId: number, amount: Paise, date: string) => {
    const day = getWeekday(date) === 0 ? addDays(date, 1) : date;
    const ofDay = due.get(day) ?? new Map<number, Paise>();
    ofDay.set(supplierId, (ofDay.get(supplierId) ?? 0n) + amount);
    due.set(day, ofDay);
  };

  const addDebt = (supplierId: number, amount: Paise, date: string) =>
    promise(supplierId, amount, addDays(date, random.chance(0.88) ? random.int(30, 45) : random.int(46, 75)));

  const addOpeningDebt = (supplierId: number, amount: Paise, date: string) => {
    const half = (amount / 200n) * 100n;
    promise(supplierId, half, addDays(date, random.int(5, 40)));
    promise(supplierId, amount - half, addDays(date, random.int(41, 90)));
  };

  const payOn = (date: string) => {
    for (const [supplierId, amount] of due.get(date) ?? []) {
      const openBalance = -book.balance(supplierId);
      const paidAmount = amount < openBalance ? amount : openBalance;
      if (paidAmount <= 0n) continue;
      const bank = findRichestBank(company, book);
      if (book.balance(bank) < paidAmount) promise(supplierId, amount, addDays(date, 3));
      else pay(supplierId, paidAmount, bank, date);
    }
    due.delete(date);
  };

  const pay = (supplierId: number, amount: Paise, bank: number, date: string) => {
    const [chosenMode] = pickMode(random);
    const { cash } = company.books.accounts;
    // Income tax does not allow an expense of more than 10,000 rupees that is paid in cash.
    const isCash = chosenMode === "C" && amount <= 1_000_000n && book.balance(cash) >= amount;
    const mode = chosenMode === "C" && !isCash ? "N" : chosenMode;
    const by = random.pick(company.clerks);
    const number = String(random.int(100000, 999999));
    const input: PaymentInput = {
      date,
      mode,
      ledgerId: isCash ? cash : bank,
      partyId: supplierId,
      userId: by,
      branchId: company.godowns[0]?.branchId ?? null,
      amount,
      ...(mode === "B" && { cheque: { number, date, bank: "Federal Bank", branch: "Main" } }),
      narration: random.chance(0.5) ? "Against invoices" : null,
      entered: { by, at: formatMoment(date, random.int(120, 460)) },
    };
    book.enter(makePaymentVoucher(input), {
      mistyped: () => makePaymentVoucher({ ...input, amount: amount + 90_000n }),
    });
  };

  return { owe: addDebt, oweFromBefore: addOpeningDebt, payOn };
}

const PAYMENT_MODES = [
  ["B", 40],
  ["N", 35],
  ["O", 10],
  ["C", 15],
] as const;
