import { makeOpeningVoucher } from "@vanbook/sdk/books";
import { formatMoment } from "../calendar.ts";
import type { PlannedBill } from "./day-plan.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";
import type { Business } from "./business.ts";

/**
 * Balances of customers, suppliers, cash and banks, vans and furniture, and stock in the godowns.
 */
export function openBooks(
  company: DemoCompany,
  { book, keeper, collections, payments }: Business,
  expectedBills: readonly PlannedBill[],
  expectedDays: number,
  random: Random,
): void {
  const { author, books, years, customers, suppliers, salesmen, banks, accountOf, blueprint } = company;
  const date = years[0].start;
  const debtors = customers.filter((customer) => customer.since <= date && random.chance(0.6));
  const dues = debtors.map((customer) => ({ customer, amount: BigInt(random.int(8, 240)) * 12_500n }));
  for (const { customer, amount } of dues) collections.owe(customer, amount, date);
  const debts = suppliers.map(({ id }) => ({ id, amount: BigInt(random.int(20, 180)) * 100_000n }));
  for (const { id, amount } of debts) payments.oweFromBefore(id, amount, date);
  const balances = [
    ...dues.map(({ customer, amount }) => ({ accountId: customer.id, amount })),
    ...debts.map(({ id, amount }) => ({ accountId: id, amount: -amount })),
    ...salesmen.map(({ cashAccountId }) => ({
      accountId: cashAccountId,
      amount: BigInt(random.int(5, 30)) * 10_000n,
    })),
    ...banks.map((accountId) => ({ accountId, amount: BigInt(random.int(200, 900)) * 100_000n })),
    { accountId: books.accounts.bank, amount: 125_000_000n },
    { accountId: books.accounts.cash, amount: 4_500_000n },
    { accountId: accountOf("Delivery Vehicles"), amount: BigInt(blueprint.vehicles.length) * 62_500_000n },
    { accountId: accountOf("Furniture and Fittings"), amount: 38_000_000n },
  ];
  const stock = keeper.opening(expectedBills, expectedDays);
  const entryStamp = { by: author.userId, at: formatMoment(date, 0) };
  book.enter(
    makeOpeningVoucher(books, {
      date,
      balances,
      stock,
      narration: "Balances brought forward",
      entered: entryStamp,
    }),
  );
}
