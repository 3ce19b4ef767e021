import type { Knex } from "knex";
import { cancel } from "../books/cancel.ts";
import { opening } from "../books/opening.ts";
import { placeOrders } from "../books/order.ts";
import { post } from "../books/post.ts";
import type { Voucher } from "../books/voucher.ts";
import { withTransaction } from "../db/transaction.ts";
import { daysOf, momentOf, quotas } from "./calendar.ts";
import { createCollections } from "./collections.ts";
import { createPlanner, type DayPlan, type PlannedBill } from "./day-plan.ts";
import { billOf, orderOf } from "./deal-documents.ts";
import type { DemoCompany } from "./demo-company.ts";
import { createRandom, type Random } from "./random.ts";
import { createStockKeeper } from "./stock-keeper.ts";

/** Posts everything that a demo company has done since its books began: so many bills, and what goes with them. */
export async function trade(db: Knex, company: DemoCompany, bills: number, seed: number): Promise<void> {
  const random = createRandom(seed);
  const days = daysOf(company.years[0].start, company.today);
  const billQuotas = quotas(days, bills);
  const orderQuotas = quotas(days, Math.round(bills * 0.3));
  const keeper = createStockKeeper(company, random);
  const collections = createCollections(company, random);
  await openBooks(db, company, keeper, collections, expectedBills(company, billQuotas, seed), random);

  const plan = createPlanner(company, random);
  for (const chunk of chunksOf(days, Math.ceil((days.length * 250) / bills))) {
    const plans = chunk.map((date) => {
      const index = days.indexOf(date);
      return plan(date, billQuotas[index] ?? 0, orderQuotas[index] ?? 0);
    });
    await postDays(db, company, plans, keeper, collections, random);
  }
}

/** Customers owe from before, suppliers are owed, the banks hold something, and the godowns are full. */
async function openBooks(
  db: Knex,
  company: DemoCompany,
  keeper: ReturnType<typeof createStockKeeper>,
  collections: ReturnType<typeof createCollections>,
  expected: readonly PlannedBill[],
  random: Random,
) {
  const { author, books, years, customers, suppliers, salesmen, banks } = company;
  const date = years[0].start;
  const debtors = customers.filter((customer) => customer.since <= date && random.chance(0.6));
  const dues = debtors.map((customer) => ({ customer, amount: BigInt(random.int(8, 240)) * 12_500n }));
  for (const { customer, amount } of dues) collections.owe(customer, amount, date);
  const balances = [
    ...dues.map(({ customer, amount }) => ({ accountId: customer.id, amount })),
    ...suppliers.map(({ id }) => ({ accountId: id, amount: -BigInt(random.int(20, 180)) * 100_000n })),
    ...salesmen.map(({ cashAccountId }) => ({
      accountId: cashAccountId,
      amount: BigInt(random.int(5, 30)) * 10_000n,
    })),
    ...banks.map((accountId) => ({ accountId, amount: BigInt(random.int(200, 900)) * 100_000n })),
    { accountId: books.accounts.bank, amount: 125_000_000n },
    { accountId: books.accounts.cash, amount: 4_500_000n },
  ];
  const stock = keeper.opening(expected, OPENING_DAYS);
  const entered = { by: author.userId, at: momentOf(date, 0) };
  const voucher = opening(books, { date, balances, stock, narration: "Balances brought forward", entered });
  await withTransaction(db, (trx) => post(trx, author, [voucher]));
}

async function postDays(
  db: Knex,
  company: DemoCompany,
  plans: readonly DayPlan[],
  keeper: ReturnType<typeof createStockKeeper>,
  collections: ReturnType<typeof createCollections>,
  random: Random,
) {
  const { author } = company;
  const orders = plans.flatMap((plan) => plan.orders);
  const inputs = orders.map((order) => orderOf(company, order, random));
  const orderIds = await withTransaction(db, (trx) => placeOrders(trx, author, inputs));
  for (const [index, order] of orders.entries()) order.orderId = orderIds[index] ?? 0;
  const vouchers: Voucher[] = [];
  const cancelled: { index: number; bill: PlannedBill }[] = [];
  for (const { date, bills } of plans) {
    vouchers.push(...keeper.deliveries(date));
    for (const bill of bills) {
      const voucher = billOf(company, bill, random);
      if (bill.isCancelled) cancelled.push({ index: vouchers.length, bill });
      else keeper.takeOut(bill);
      if (!bill.isCancelled && bill.payment === "credit")
        collections.owe(bill.customer, voucher.amount, date);
      vouchers.push(voucher);
    }
    vouchers.push(...collections.receiptsOn(date));
  }
  await withTransaction(db, async (trx) => {
    const posted = await post(trx, author, vouchers);
    for (const { index, bill } of cancelled) {
      const entered = { by: author.userId, at: momentOf(bill.date, 479) };
      await cancel(trx, author, posted[index]?.voucherId ?? 0, entered);
    }
  });
}

/** Bills of a month as they might be, for the stock to begin with; drawn apart, so that they decide nothing else. */
function expectedBills(company: DemoCompany, billQuotas: readonly number[], seed: number): PlannedBill[] {
  const plan = createPlanner(company, createRandom(seed + 1));
  const days = daysOf(company.years[0].start, company.today).slice(0, OPENING_DAYS);
  return days.flatMap((date, index) => plan(date, billQuotas[index] ?? 0, 0).bills);
}

function chunksOf<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}

const OPENING_DAYS = 30;
