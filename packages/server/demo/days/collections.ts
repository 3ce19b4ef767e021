import { makeReceiptVoucher, type ReceiptInput, type Paise } from "@vanbook/sdk/books";
import { addDays, countDaysBetween, formatMoment, getWeekday } from "../calendar.ts";
import type { DayBook } from "./day-book.ts";
import type { Customer, DemoCompany } from "../companies/demo-company.ts";
import { createPicker, type Random } from "../random.ts";

/** Customers usually pay after two to seven weeks, sometimes in two parts, sometimes never. */
export function createCollections(company: DemoCompany, book: DayBook, random: Random) {
  const due = new Map<string, Map<Customer, Paise>>();
  const pickMode = createPicker(PAYMENT_MODES, ([, share]) => share);

  const promise = (customer: Customer, amount: Paise, date: string) => {
    const day = getWeekday(date) === 0 ? addDays(date, 1) : date;
    const ofDay = due.get(day) ?? new Map<Customer, Paise>();
    ofDay.set(customer, (ofDay.get(customer) ?? 0n) + amount);
    due.set(day, ofDay);
  };

  const addDebt = (customer: Customer, amount: Paise, date: string) => {
    if (random.chance(0.06)) return;
    const days = random.int(14, 50);
    if (random.chance(0.75)) return promise(customer, amount, addDays(date, days));
    const first = (amount / 2n / 10_000n) * 10_000n; // half of it, rounded down to 100 rupees
    if (first > 0n) promise(customer, first, addDays(date, days));
    promise(customer, amount - first, addDays(date, days + random.int(10, 40)));
  };

  /** Today at least three receipts, from the customers who owe most. */
  const enterReceipts = (date: string) => {
    const payments = [...(due.get(date) ?? [])];
    due.delete(date);
    if (date === company.today && payments.length < 3)
      payments.push(...listLargestDebts(company, book, 3 - payments.length, payments));
    for (const [customer, promisedAmount] of payments) {
      const openBalance = book.balance(customer.id);
      const amount = promisedAmount < openBalance ? promisedAmount : openBalance;
      if (amount <= 0n) continue;
      // Some round up to the next 500 rupees, and so pay a little in advance.
      const paidAmount = random.chance(0.05) ? ((amount + 49_999n) / 50_000n) * 50_000n : amount;
      const input = makeReceiptInput(customer, paidAmount, date);
      book.enter(makeReceiptVoucher(input), {
        mistyped: () => makeReceiptVoucher({ ...input, amount: paidAmount + 10_000n }),
      });
    }
  };

  const makeReceiptInput = (customer: Customer, amount: Paise, date: string): ReceiptInput => {
    const active = company.salesmen.filter(({ until }) => until === null || date <= until);
    const salesman =
      active.find(({ routeIds }) => routeIds.includes(customer.routeId)) ?? random.pick(active);
    const [mode] = pickMode(random);
    const isCash = mode === "C" && amount <= 2_000_000n;
    const bank = random.pick(BANK_NAMES);
    const cheque = {
      number: String(random.int(100000, 999999)),
      date: addDays(date, -random.int(0, 3)),
      bank,
    };
    return {
      date,
      mode: mode === "C" && !isCash ? "N" : mode,
      ledgerId: isCash
        ? salesman.cashAccountId
        : random.pick([company.books.accounts.bank, ...company.banks]),
      partyId: customer.id,
      userId: salesman.userId,
      branchId: salesman.godown.branchId,
      amount,
      ...(mode === "B" && { cheque: { ...cheque, branch: random.pick(["Main", "Town", "Market Road"]) } }),
      narration: random.chance(0.3) ? "Received against bills" : null,
      remark: random.chance(0.05) ? "Balance next week" : null,
      approved: random.chance(countDaysBetween(date, company.today) > 3 ? 0.96 : 0.4),
      entered: { by: salesman.userId, at: formatMoment(date, random.int(0, 479)) },
    };
  };

  return { owe: addDebt, receiptsOn: enterReceipts };
}

function listLargestDebts(
  { customers }: DemoCompany,
  book: DayBook,
  count: number,
  but: readonly (readonly [Customer, Paise])[],
) {
  const paying = new Set(but.map(([customer]) => customer));
  return customers
    .map((customer): [Customer, Paise] => [customer, book.balance(customer.id)])
    .filter(([customer, amount]) => amount > 0n && !paying.has(customer))
    .sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
    .slice(0, count);
}

const PAYMENT_MODES = [
  ["C", 45],
  ["B", 20],
  ["O", 20],
  ["N", 15],
] as const;

const BANK_NAMES = [
  "Federal Bank",
  "South Indian Bank",
  "State Bank of India",
  "Canara Bank",
  "Kerala Gramin Bank",
];
