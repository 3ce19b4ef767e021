import { addDays, getWeekday } from "../calendar.ts";
import { createDemand, type Wanted } from "./demand.ts";
import type { Customer, DemoCompany, Salesman } from "../companies/demo-company.ts";
import { routeOnWeekday } from "../masters/make-beats.ts";
import { createPicker, type Random } from "../random.ts";

export interface Deal {
  date: string;
  customer: Customer;
  salesman: Salesman;
  lines: readonly Wanted[];
  payment: "cash" | "credit";
}

export interface PlannedOrder extends Deal {
  orderId?: number;
  isGivenUp?: boolean;
}

export interface PlannedBill extends Deal {
  order?: PlannedOrder;
  isCancelled: boolean;
}

export interface DayPlan {
  date: string;
  orders: PlannedOrder[];
  bills: PlannedBill[];
}

export function createPlanner(company: DemoCompany, random: Random) {
  const demand = createDemand(company);
  const pickOf = new Map<Salesman, Map<number | undefined, (random: Random) => Customer>>();
  const due = new Map<string, PlannedOrder[]>();
  let count = 0;

  const planDeal = (date: string, salesmen: readonly Salesman[]): Deal => {
    const salesman = random.pick(salesmen);
    const customer = pickCustomer(salesman, date);
    const isCash = random.chance(customer.isBusiness ? 0.12 : 0.58);
    return {
      date,
      customer,
      salesman,
      lines: demand(customer, date, random),
      payment: isCash ? "cash" : "credit",
    };
  };

  const pickCustomer = (salesman: Salesman, date: string): Customer => {
    const route = random.chance(0.8) ? routeOnWeekday(salesman, getWeekday(date)) : undefined;
    const pickers = pickOf.get(salesman) ?? new Map<number | undefined, (random: Random) => Customer>();
    pickOf.set(salesman, pickers);
    const pick =
      pickers.get(route) ??
      createPicker(listCustomersOnRoute(company, salesman, route), (customer) => customer.size);
    pickers.set(route, pick);
    for (;;) {
      const customer = pick(random);
      if (customer.since <= date) return customer;
      // If all customers on the route start later, a random customer of the company buys.
      if (random.chance(0.2)) return random.pick(company.customers.filter((each) => each.since <= date));
    }
  };

  return (date: string, billQuota: number, orderQuota: number): DayPlan => {
    const salesmen = company.salesmen.filter(({ until }) => until === null || date <= until);
    const orders = Array.from({ length: orderQuota }, (): PlannedOrder => planDeal(date, salesmen));
    for (const order of orders) {
      if (random.chance(0.78)) push(due, addDays(date, random.int(1, 4)), order);
      else order.isGivenUp = true;
    }
    const dueOrders = due.get(date) ?? [];
    due.delete(date);
    for (const late of dueOrders.splice(billQuota)) push(due, addDays(date, 1), late);
    const fresh = Array.from({ length: billQuota - dueOrders.length }, () => planDeal(date, salesmen));
    const bills = [...dueOrders.map((order) => ({ ...order, date, order })), ...fresh];
    // Always the second bill, so that a small demo has a cancelled bill too.
    const isCancelled = () => [random.chance(0.015), ++count === 2].includes(true);
    return { date, orders, bills: bills.map((bill) => ({ ...bill, isCancelled: isCancelled() })) };
  };
}

function listCustomersOnRoute(company: DemoCompany, salesman: Salesman, route: number | undefined) {
  const own = company.customers.filter(({ routeId }) => salesman.routeIds.includes(routeId));
  const onRoute = own.filter(({ routeId }) => routeId === route);
  return onRoute.length > 0 ? onRoute : own;
}

function push<K, V>(lists: Map<K, V[]>, key: K, member: V) {
  lists.set(key, [...(lists.get(key) ?? []), member]);
}
