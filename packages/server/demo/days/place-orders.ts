import type { Knex } from "knex";
import { cancelOrder } from "../../books/documents/order-change.ts";
import { placeOrders } from "../../books/documents/order.ts";
import { momentOf } from "../calendar.ts";
import type { DayPlan } from "./day-plan.ts";
import { orderOf } from "./deal-documents.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

/** Places the orders of some days and sets their ids. */
export async function placeOrdersOf(
  trx: Knex.Transaction,
  company: DemoCompany,
  plans: readonly DayPlan[],
  random: Random,
): Promise<void> {
  const orders = plans.flatMap((plan) => plan.orders);
  const inputs = orders.map((order) => orderOf(company, order, random));
  const ids = await placeOrders(trx, company.author, inputs);
  for (const [index, order] of orders.entries()) order.orderId = ids[index] ?? 0;
}

/** Cancels one in eight of the orders that are never invoiced, beginning with the first. */
export async function cancelSome(
  trx: Knex.Transaction,
  { author }: DemoCompany,
  plans: readonly DayPlan[],
): Promise<void> {
  const given = plans.flatMap((plan) => plan.orders).filter((order) => order.isGivenUp === true);
  for (const { orderId: id = 0, date } of given.filter((_, index) => index % 8 === 0)) {
    await cancelOrder(trx, author, id, momentOf(date, 470)); // on its day rather than now
  }
}
