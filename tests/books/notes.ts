import { roundQuotient } from "./arithmetic.ts";
import type { Maker } from "./asked.ts";
import { createMoneyMaker } from "./money.ts";
import { addTaxCredits } from "./trade.ts";

/** A credit to a customer without goods, with or without tax included. */
export const askCreditNote = createMoneyMaker("credit_note", (maker, date, amount, effect) => {
  const { random, company, kernel } = maker;
  const customer = random.pick(company.customers);
  const { rate, ...taxes } = calculateTaxesIn(maker, amount, customer.stateCode === "33");
  effect.credit(customer.id, amount);
  effect.debit(getBookedAccount(maker), amount - taxes.cgst - taxes.sgst - taxes.igst);
  addTaxCredits(effect, maker, "output", taxes, -1n);
  const head = { date, branchId: 1, accountId: getBookedAccount(maker), amount, taxRate: rate * 100n };
  return kernel.makeCreditNoteVoucher(company.books, { ...head, party: customer });
});

/** A debit to a supplier without goods. */
export const askDebitNote = createMoneyMaker("debit_note", (maker, date, amount, effect) => {
  const { random, company, kernel } = maker;
  const supplier = random.pick(company.suppliers);
  const { rate, ...taxes } = calculateTaxesIn(maker, amount, supplier.stateCode === "33");
  effect.debit(supplier.id, amount);
  effect.credit(getBookedAccount(maker), amount - taxes.cgst - taxes.sgst - taxes.igst);
  addTaxCredits(effect, maker, "input", taxes, 1n);
  const head = { date, branchId: 1, accountId: getBookedAccount(maker), amount, taxRate: rate * 100n };
  return kernel.makeDebitNoteVoucher(company.books, { ...head, party: supplier });
});

/**
 * The taxes included in an amount. Example for 18 %: 118 parts
 * include 18 of tax, which are 9 each for CGST and SGST.
 */
function calculateTaxesIn({ random }: Maker, amount: bigint, isBetweenStates: boolean) {
  const rate = BigInt(random.pick([0, 5, 18, 28]));
  const igst = isBetweenStates ? roundQuotient(amount * rate, 100n + rate) : 0n;
  const half = isBetweenStates ? 0n : roundQuotient(amount * rate, 200n + 2n * rate);
  return { rate, cgst: half, sgst: half, igst };
}

/** An account that no other document uses except purchases of services. */
function getBookedAccount({ company }: Maker): number {
  return company.books.accounts.purchase_freight;
}
