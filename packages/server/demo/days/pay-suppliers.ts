import { type Paise, payment, type PaymentInput } from "@vanbook/sdk/books";
import { addDays, momentOf, weekdayOf } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import { createPicker, type Random } from "../random.ts";
import { richestBank } from "./treasury.ts";

/** Payments to suppliers: most invoices after 30 to 45 days, some later, opening balances within three months. */
export function createSupplierPayments(company: DemoCompany, book: DayBook, random: Random) {
  const due = new Map<string, Map<number, Paise>>();
  const pickMode = createPicker(MODES, ([, share]) => share);

  const promise = (supplierId: number, amount: Paise, date: string) => {
    const day = weekdayOf(date) === 0 ? addDays(date, 1) : date;
    const ofDay = due.get(day) ?? new Map<number, Paise>();
    ofDay.set(supplierId, (ofDay.get(supplierId) ?? 0n) + amount);
    due.set(day, ofDay);
  };

  const owe = (supplierId: number, amount: Paise, date: string) =>
    promise(supplierId, amount, addDays(date, random.chance(0.88) ? random.int(30, 45) : random.int(46, 75)));

  const oweFromBefore = (supplierId: number, amount: Paise, date: string) => {
    const half = (amount / 200n) * 100n;
    promise(supplierId, half, addDays(date, random.int(5, 40)));
    promise(supplierId, amount - half, addDays(date, random.int(41, 90)));
  };

  const payOn = (date: string) => {
    for (const [supplierId, amount] of due.get(date) ?? []) {
      // Goods returned to the supplier since are not paid for.
      const owed = -book.balance(supplierId);
      const paid = amount < owed ? amount : owed;
      if (paid <= 0n) continue;
      const bank = richestBank(company, book);
      if (book.balance(bank) < paid) promise(supplierId, amount, addDays(date, 3));
      else pay(supplierId, paid, bank, date);
    }
    due.delete(date);
  };

  const pay = (supplierId: number, amount: Paise, bank: number, date: string) => {
    const [drawn] = pickMode(random);
    const { cash } = company.books.accounts;
    // Income tax does not allow an expense paid in cash above 10,000 rupees.
    const isCash = drawn === "C" && amount <= 1_000_000n && book.balance(cash) >= amount;
    const mode = drawn === "C" && !isCash ? "N" : drawn;
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
      entered: { by, at: momentOf(date, random.int(120, 460)) },
    };
    book.enter(payment(input), { mistyped: () => payment({ ...input, amount: amount + 90_000n }) });
  };

  return { owe, oweFromBefore, payOn };
}

const MODES = [
  ["B", 40],
  ["N", 35],
  ["O", 10],
  ["C", 15],
] as const;
