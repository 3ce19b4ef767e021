import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../clock.ts";
import { problem } from "@vanbook/sdk/problem";
import {
  ORDER_STATUS,
  makeOrderColumns,
  orderLineRows,
  type OrderInput,
  type Row,
  openYearOn,
} from "@vanbook/sdk/books";
import { insertRows } from "../../db/insert-rows.ts";
import { writeOrderDigest } from "../digests/later-digests.ts";
import { writeEvents } from "../../events/write-events.ts";
import { freezeFactsOfOrders, makeOrderEvent, type OrderHead } from "./order.ts";
import type { Author } from "../posting/author.ts";
import { lockYears } from "../years/lock-years.ts";

export interface OrderBefore extends OrderHead {
  year_id: number;
  status: number;
  lines: readonly Row[];
}

/**
 * The number stays; returns the order as it was before. Throws DOCUMENT_EMPTY, NOT_FOUND,
 * ORDER_INVOICED, ALREADY_CANCELLED, EDIT_CHANGES_NUMBER when the new date is in another financial
 * year, and what `openYearOn` and `calculateOrderAmount` throw.
 */
export async function changeOrder(
  trx: Knex.Transaction,
  author: Author,
  orderId: number,
  order: OrderInput,
): Promise<OrderBefore> {
  const { companyId } = author;
  if (order.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  const years = await lockYears(trx, companyId);
  const before = await openOrder(trx, companyId, orderId);
  if (openYearOn(years, order.date).id !== before.year_id) throw problem("EDIT_CHANGES_NUMBER");
  const columns = makeOrderColumns(order);
  const edition = await freezeFactsOfOrders(trx, author, [order]);
  await writeOrderDigest(trx, companyId, orderId, -1);
  await trx("orders")
    .where({ company_id: companyId, id: orderId })
    .update({ ...columns, edition });
  await trx("order_lines").where({ company_id: companyId, order_id: orderId }).delete();
  await insertRows(trx, "order_lines", orderLineRows(companyId, orderId, order));
  await writeOrderDigest(trx, companyId, orderId, 1);
  const after = { ...before, date: order.date, customer_id: order.customerId, amount: columns.amount };
  await writeEvents(trx, author, [makeOrderEvent("order.edited", after)]);
  return before;
}

/**
 * `at` is UTC in database format, by default now. The number is not used again. Returns the order
 * as it was before. Throws NOT_FOUND, ORDER_INVOICED or ALREADY_CANCELLED.
 */
export async function cancelOrder(
  trx: Knex.Transaction,
  author: Author,
  orderId: number,
  at = toDatabaseTime(readClock()),
): Promise<OrderBefore> {
  const { companyId, userId } = author;
  const before = await openOrder(trx, companyId, orderId);
  await writeOrderDigest(trx, companyId, orderId, -1);
  await trx("orders")
    .where({ company_id: companyId, id: orderId })
    .update({ status: ORDER_STATUS.cancelled, cancelled_by: userId, cancelled_at: at });
  await writeOrderDigest(trx, companyId, orderId, 1);
  const cancelledEvent = { ...makeOrderEvent("order.cancelled", before), entered: { by: userId, at } };
  await writeEvents(trx, author, [cancelledEvent]);
  return before;
}

async function openOrder(trx: Knex.Transaction, companyId: number, id: number): Promise<OrderBefore> {
  const order: Omit<OrderBefore, "lines"> | undefined = await trx("orders")
    .where({ company_id: companyId, id })
    .forUpdate()
    .first(...HEAD_COLUMNS);
  if (!order) throw problem("NOT_FOUND");
  if (order.status === ORDER_STATUS.invoiced) throw problem("ORDER_INVOICED");
  if (order.status === ORDER_STATUS.cancelled) throw problem("ALREADY_CANCELLED");
  const lines: Row[] = await trx("order_lines")
    .where({ company_id: companyId, order_id: id })
    .orderBy("line_no")
    .select("item_id", "mrp", "quantity", "rate", "discount_rate", "amount");
  return { ...order, lines };
}

const HEAD_COLUMNS = [
  "id",
  "year_id",
  "number",
  "date",
  "customer_id",
  "user_id",
  "branch_id",
  "mode",
  "status",
  "bill_series",
  "amount",
  "narration",
] as const;
