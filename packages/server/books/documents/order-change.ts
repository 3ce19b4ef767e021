import type { Knex } from "knex";
import { now, toDatabaseTime } from "../../clock.ts";
import { problem } from "../../contract/problem.ts";
import { ORDER_STATUS } from "../posting/document-status.ts";
import { insertRows } from "../posting/insert-rows.ts";
import { formatPaise } from "../../money.ts";
import { orderAmount, orderLineRows, type OrderInput } from "./order.ts";
import type { Author, Row } from "../posting/voucher.ts";
import { lockYears, openYearOn } from "../years/years.ts";

/** An order before a change. */
export interface OrderBefore {
  id: number;
  year_id: number;
  date: string;
  status: number;
  lines: readonly Row[];
}

/**
 * Replaces an order's contents under its number. Returns the order as it was before. Throws DOCUMENT_EMPTY, NOT_FOUND,
 * ORDER_INVOICED, ALREADY_CANCELLED, EDIT_CHANGES_NUMBER when the new date is in another financial year, and what
 * `openYearOn` and `orderAmount` throw.
 */
export async function changeOrder(
  trx: Knex.Transaction,
  { companyId }: Author,
  orderId: number,
  order: OrderInput,
): Promise<OrderBefore> {
  if (order.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  const years = await lockYears(trx, companyId);
  const before = await openOrder(trx, companyId, orderId);
  if (openYearOn(years, order.date).id !== before.year_id) throw problem("EDIT_CHANGES_NUMBER");
  await trx("orders")
    .where({ company_id: companyId, id: orderId })
    .update({
      bill_series: order.billSeries,
      date: order.date,
      customer_id: order.customerId,
      user_id: order.userId,
      branch_id: order.branchId,
      mode: order.mode === "cash" ? 0 : 1,
      amount: formatPaise(orderAmount(order.lines)),
      narration: order.narration ?? null,
    });
  await trx("order_lines").where({ company_id: companyId, order_id: orderId }).delete();
  await insertRows(trx, "order_lines", orderLineRows(companyId, orderId, order.lines));
  return before;
}

/**
 * Cancels an order; its number is not used again. Returns the order as it was before. Throws NOT_FOUND, ORDER_INVOICED
 * or ALREADY_CANCELLED.
 */
export async function cancelOrder(
  trx: Knex.Transaction,
  { companyId, userId }: Author,
  orderId: number,
): Promise<OrderBefore> {
  const before = await openOrder(trx, companyId, orderId);
  await trx("orders")
    .where({ company_id: companyId, id: orderId })
    .update({ status: ORDER_STATUS.cancelled, cancelled_by: userId, cancelled_at: toDatabaseTime(now()) });
  return before;
}

/** Reads and locks an order that is neither invoiced nor cancelled. */
async function openOrder(trx: Knex.Transaction, companyId: number, id: number): Promise<OrderBefore> {
  const order: Omit<OrderBefore, "lines"> | undefined = await trx("orders")
    .where({ company_id: companyId, id })
    .forUpdate()
    .first(...HEAD);
  if (!order) throw problem("NOT_FOUND");
  if (order.status === ORDER_STATUS.invoiced) throw problem("ORDER_INVOICED");
  if (order.status === ORDER_STATUS.cancelled) throw problem("ALREADY_CANCELLED");
  const lines: Row[] = await trx("order_lines")
    .where({ company_id: companyId, order_id: id })
    .orderBy("line_no")
    .select("item_id", "mrp", "quantity", "rate", "amount");
  return { ...order, lines };
}

const HEAD = [
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
