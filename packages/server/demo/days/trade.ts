import type { Knex } from "knex";
import { withTransaction } from "../../db/transaction.ts";
import { listDays, spreadOverDays, getWeekday } from "../calendar.ts";
import { giveCreditLimits } from "../masters/credit-limits.ts";
import { createPlanner, type Deal, type DayPlan, type PlannedBill } from "./day-plan.ts";
import { makeBill } from "./deal-documents.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import { fulfil } from "./fulfil.ts";
import { makeOffice } from "../masters/make-office.ts";
import { makePrices } from "../masters/make-prices.ts";
import { makeTrips, listTripDays } from "./make-trips.ts";
import { makeVisits } from "./make-visits.ts";
import { openBooks } from "./open-books.ts";
import { cancelSome, placeOrdersOf } from "./place-orders.ts";
import { createRandom } from "../random.ts";
import { createBusiness, type Business } from "./business.ts";

/** All documents since the books began: `bills` bills, and everything else. */
export async function postAllDays(
  db: Knex,
  company: DemoCompany,
  bills: number,
  seed: number,
): Promise<void> {
  const random = createRandom(seed);
  const days = listDays(company.years[0].start, company.today);
  const billQuotas = spreadOverDays(days, bills);
  const orderQuotas = spreadOverDays(days, Math.round(bills * 0.3));
  const trips = await withTransaction(db, (trx) => makeTrips(trx, company, createRandom(seed + 2), bills));
  const business = createBusiness(company, trips, bills, seed);
  const openingBills = planSampleBills(company, days, billQuotas, seed);
  openBooks(company, business, openingBills, OPENING_DAYS, random);

  const plan = createPlanner(company, random);
  const recent = listTripDays(company.today, bills)[0] ?? company.today;
  const deals: Deal[] = [];
  for (const chunk of splitDays(days, Math.min(Math.ceil((days.length * 250) / bills), days.length / 5))) {
    const plans = chunk.map((date) => {
      const index = days.indexOf(date);
      return plan(date, billQuotas[index] ?? 0, orderQuotas[index] ?? 0);
    });
    await postDays(db, company, business, plans);
    for (const { date, orders, bills: plannedBills } of plans) {
      if (date >= recent) deals.push(...orders, ...plannedBills.filter((bill) => bill.order === undefined));
    }
  }
  await withTransaction(db, async (trx) => {
    await makeVisits(trx, company, trips, deals, createRandom(seed + 3), bills);
    await makeOffice(trx, company, createRandom(seed + 4));
    await giveCreditLimits(trx, company, business.book);
    await makePrices(trx, company);
  });
}

async function postDays(db: Knex, company: DemoCompany, business: Business, plans: readonly DayPlan[]) {
  const { book, giveBacks, supplierReturns, typing } = business;
  const dates = plans.map(({ date }) => date);
  await withTransaction(db, async (trx) => {
    await placeOrdersOf(trx, company, plans, typing);
    await giveBacks.read(trx, dates);
    await supplierReturns.read(trx, dates);
    for (const plan of plans) enterDay(company, business, plan, plans);
    await book.post(trx);
    await cancelSome(trx, company, plans);
  });
}

/** In the order of the day: goods arrive before they are sold, and money before it is paid. */
function enterDay(company: DemoCompany, business: Business, plan: DayPlan, plans: readonly DayPlan[]) {
  const { book, keeper, supplierReturns, payments } = business;
  const { date } = plan;
  for (const delivery of keeper.deliveries(date)) {
    const { voucher, supplier } = delivery;
    book.enter(voucher, {
      onPosted: (postedPurchase) => supplierReturns.arrived(postedPurchase.documentId, delivery),
    });
    if (typeof voucher.amount === "bigint") payments.owe(supplier.id, voucher.amount, date);
  }
  business.kits.make(date);
  business.vans.load(date, plans);
  for (const bill of plan.bills) sell(company, business, bill);
  business.giveBacks.returnsOn(date);
  business.collections.receiptsOn(date);
  business.writeOffs.writeOff(date);
  supplierReturns.returnsOn(date);
  business.spending.onTheRoad(plan);
  business.spending.inTheOffice(date);
  payments.payOn(date);
  business.adjustments.adjustOn(date);
  business.notes.noteOn(date);
  business.vans.endWeek(date);
  business.treasury.handOverOn(date);
  business.treasury.bankOn(date);
}

function sell(company: DemoCompany, business: Business, plannedBill: PlannedBill) {
  const { book, keeper, collections, giveBacks, writeOffs, typing } = business;
  const bill = fulfil(company, book, plannedBill);
  const { isCancelled } = bill;
  const { voucher, mistyped } = makeBill(company, bill, typing);
  book.enter(voucher, {
    isCancelled,
    mistyped,
    onPosted: (postedBill) => giveBacks.sold(postedBill.documentId, bill),
  });
  if (isCancelled) return;
  keeper.askAll(plannedBill);
  if (bill.payment === "credit") collections.owe(bill.customer, voucher.amount, bill.date);
  writeOffs.replaceAfter(bill);
}

/** A month of bills that gives the opening stock; its own random values affect nothing else. */
function planSampleBills(
  company: DemoCompany,
  days: readonly string[],
  billQuotas: readonly number[],
  seed: number,
): PlannedBill[] {
  const plan = createPlanner(company, createRandom(seed + 1));
  return days.slice(0, OPENING_DAYS).flatMap((date, index) => plan(date, billQuotas[index] ?? 0, 0).bills);
}

/**
 * Each part has at least `size` days. A new part begins on a Monday, when vans are loaded for the
 * week; with a `size` of at most 1, each part is one day.
 */
function splitDays(days: readonly string[], size: number): string[][] {
  const chunks: string[][] = [];
  for (const day of days) {
    const chunk = chunks.at(-1);
    if (!chunk || (chunk.length >= size && (getWeekday(day) === 1 || size <= 1))) chunks.push([day]);
    else chunk.push(day);
  }
  return chunks;
}

const OPENING_DAYS = 30;
