import { ACCOUNT_GROUP, type VoucherKind } from "@vanbook/sdk/books";
import { calculateTaxOnTop, calculateTaxWithin } from "./arithmetic.ts";
import type { Asked, Maker } from "./asked.ts";
import { pickDay, getYearId } from "./dates.ts";
import { createEffect } from "./effect.ts";
import { addTaxCredits } from "./trade.ts";

/** Money received from a customer in cash or by bank, with or without a discount. */
export const askReceipt = createMoneyMaker("receipt", (maker, date, amount, effect) => {
  const { random, company, kernel } = maker;
  const mode = random.pick(["C", "N"] as const);
  const ledgerId = mode === "C" ? random.pick(company.cashes) : company.bank;
  const partyId = random.pick(company.customers).id;
  effect.debit(ledgerId, amount);
  effect.credit(partyId, amount);
  const discount = makeDiscount(amount, company.books.accounts.discount_allowed);
  effect.credit(partyId, discount.amount);
  return kernel.makeReceiptVoucher({
    date,
    mode,
    ledgerId,
    partyId,
    userId: 2,
    branchId: 1,
    amount,
    discount,
  });
});

/** Money paid to a supplier, with or without a discount. */
export const askPayment = createMoneyMaker("payment", (maker, date, amount, effect) => {
  const { random, company, kernel } = maker;
  const partyId = random.pick(company.suppliers).id;
  effect.debit(partyId, amount);
  effect.credit(company.bank, amount);
  const discount = makeDiscount(amount, company.books.accounts.discount_received);
  effect.debit(partyId, discount.amount);
  const head = { date, mode: "N", ledgerId: company.bank, userId: null, branchId: 1 } as const;
  return kernel.makePaymentVoucher({ ...head, partyId, amount, discount });
});

/**
 * A discount of 2 % on every third amount. Bills give discounts
 * too, so the discount account's total is left to the books check.
 */
function makeDiscount(amount: bigint, accountId: number) {
  return { accountId, amount: amount % 3n === 0n ? amount / 50n : 0n };
}

/**
 * Fuel that a salesman pays for: with or without an input tax claim, from a supplier
 * in the same or another state, or with reverse charge on top of the amount paid.
 */
export const askExpense = createMoneyMaker("expense", (maker, date, amount, effect) => {
  const { random, company, kernel } = maker;
  const ledgerId = random.pick(company.cashes);
  const rate = random.pick([0n, 5n, 18n]);
  const interState = random.chance(0.3);
  const isReverse = rate > 0n && amount % 3n === 1n;
  const taxAmounts = isReverse
    ? calculateTaxOnTop(amount, rate, interState)
    : calculateTaxWithin(amount, rate, interState);
  if (isReverse) addTaxCredits(effect, maker, "rcm", taxAmounts, 1n);
  effect.debit(company.fuel, taxAmounts.taxable);
  addTaxCredits(effect, maker, "input", taxAmounts, -1n);
  effect.credit(ledgerId, amount);
  const head = { date, mode: "C", accountId: company.fuel, userId: 2, branchId: 1, tripId: null } as const;
  const tax = { rate: rate * 100n, interState, isReverse, accounts: company.books.accounts };
  const taxClaim =
    rate > 0n ? { tax, supplierGstin: interState ? "33AABCT1332L1ZL" : "32AABCT1332L1ZN" } : {};
  return kernel.makeExpenseVoucher({ ...head, ledgerId, amount, ...taxClaim });
});

/** Three lines: two customers against the bank. */
export const askJournal = createMoneyMaker("journal", (maker, date, amount, effect) => {
  const { company, kernel } = maker;
  effect.debit(901, amount);
  effect.debit(902, 1n);
  effect.credit(company.bank, amount + 1n);
  const lines = [
    { accountId: 901, debit: amount, credit: 0n },
    { accountId: 902, debit: 1n, credit: 0n },
    { accountId: company.bank, debit: 0n, credit: amount + 1n },
  ];
  return kernel.makeJournalVoucher({ date, userId: null, branchId: 1, lines });
});

/** Cash that is deposited in the bank. */
export const askContra = createMoneyMaker("contra", (maker, date, amount, effect) => {
  const { company, kernel } = maker;
  effect.debit(company.bank, amount);
  effect.credit(company.mainCash, amount);
  const from = { id: company.mainCash, groupId: ACCOUNT_GROUP.cash };
  const to = { id: company.bank, groupId: ACCOUNT_GROUP.bank };
  return kernel.makeContraVoucher({ date, from, to, userId: null, branchId: 1, amount });
});

/** Cash that a salesman hands over to the office. */
export const askHandOver = createMoneyMaker("hand_over", (maker, date, amount, effect) => {
  const { random, company, kernel } = maker;
  const fromLedgerId = random.pick(company.cashes);
  effect.debit(company.mainCash, amount);
  effect.credit(fromLedgerId, amount);
  return kernel.makeHandOverVoucher(company.books, { date, userId: 2, fromLedgerId, branchId: 1, amount });
});

/** Creates a function that makes documents of a random amount on a random day. */
export function createMoneyMaker(
  kind: VoucherKind,
  make: (
    maker: Maker,
    date: string,
    amount: bigint,
    effect: ReturnType<typeof createEffect>,
  ) => ReturnType<Maker["kernel"]["makeReceiptVoucher"]>,
) {
  const ask = (maker: Maker, yearId?: number): Asked => {
    const date = pickDay(maker.random, yearId);
    const amount = BigInt(maker.random.int(1, 5_000_000));
    return {
      kind,
      date,
      again: (next) => ask(next, getYearId(date)),
      plan: async () => {
        const effect = createEffect();
        return { voucher: make(maker, date, amount, effect), effect };
      },
    };
  };
  return ask;
}
