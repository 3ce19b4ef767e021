import type { Knex } from "knex";
import { ORDER_STATUS } from "@vanbook/sdk/books";
import { SEND_LATER } from "../../db/send-later.ts";
import { problem } from "@vanbook/sdk/problem";

/**
 * Locks orders and returns a function that marks them as invoiced. Throws NOT_FOUND, INVALID_FIELDS
 * for an order that is already invoiced, ORDER_UNKNOWN for a cancelled one.
 */
export async function lockOrdersToInvoice(
  trx: Knex.Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<() => Promise<void>> {
  if (ids.length === 0) return async () => {};
  const orderIds = [...new Set(ids)].sort((a, b) => a - b);
  const orders: { id: number; status: number }[] = await trx("orders")
    .select("id", "status")
    .where("company_id", companyId)
    .whereIn("id", orderIds)
    .orderBy("id")
    .forUpdate();
  if (orders.length !== orderIds.length) throw problem("NOT_FOUND", { message: "The order does not exist." });
  if (orderIds.length !== ids.length || orders.some((order) => order.status === ORDER_STATUS.invoiced)) {
    throw problem("INVALID_FIELDS", { message: "The order is already invoiced." });
  }
  if (orders.some((order) => order.status === ORDER_STATUS.cancelled)) throw problem("ORDER_UNKNOWN");
  return async () =>
    void (await trx("orders")
      .where("company_id", companyId)
      .whereIn("id", orderIds)
      .update({ status: ORDER_STATUS.invoiced })
      .options(SEND_LATER));
}

export async function markNotInvoiced(trx: Knex.Transaction, companyId: number, id: number): Promise<void> {
  await trx("orders")
    .where({ company_id: companyId, id })
    .update({ status: ORDER_STATUS.open })
    .options(SEND_LATER);
}
