import type { Knex } from "knex";
import { cancelOrder } from "../../books/documents/order-change.ts";
import { placeOrders } from "../../books/documents/order.ts";
import { formatMoment } from "../calendar.ts";
import type { DayPlan } from "./day-plan.ts";
import { makeOrderInput } from "./deal-documents.ts";
import type { DemoCompany } from "../companies/demo-company.ts";
import type { Random } from "../random.ts";

export async function placeOrdersOf(
  trx: Knex.Transaction,
  company: DemoCompany,
  plans: readonly DayPlan[],
  random: Random,
): Promise<void> {
  const orders = plans.flatMap((plan) => plan.orders);
  const inputs = orders.map((order) => makeOrderInput(company, order, random));
  const ids = await placeOrders(trx, company.author, inputs);
  for (const [index, order] of orders.entries()) order.orderId = ids[index] ?? 0;
}

export async function cancelSome(
  trx: Knex.Transaction,
  { author }: DemoCompany,
  plans: readonly DayPlan[],
): Promise<void> {
  const ordersGivenUp = plans.flatMap((plan) => plan.orders).filter((order) => order.isGivenUp === true);
  for (const { orderId: id = 0, date } of ordersGivenUp.filter((_, index) => index % 8 === 0)) {
    await cancelOrder(trx, author, id, formatMoment(date, 470)); // on its day rather than now
  }
}
