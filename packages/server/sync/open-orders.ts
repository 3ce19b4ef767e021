import type { Knex } from "knex";
import { refused } from "./references.ts";

/** Orders that bills are about to invoice, held until they do. */
export interface OpenOrders {
  /** Refuses an order of somebody else, and one that is invoiced, here or before. */
  take(orderId: number, customerId: number): void;
}

/** Reads and locks the orders that documents invoice; those of the bill that is edited are open again. */
export async function readOpenOrders(
  trx: Knex.Transaction,
  companyId: number,
  inputs: readonly { orderId?: number }[],
  editedBillId?: number,
): Promise<OpenOrders> {
  const ids = [...new Set(inputs.flatMap((input) => input.orderId ?? []))].sort((a, b) => a - b);
  const rows: { id: number; customer_id: number; status: number }[] =
    ids.length === 0
      ? []
      : await trx("orders")
          .where("company_id", companyId)
          .whereIn("id", ids)
          .orderBy("id")
          .forUpdate()
          .select("id", "customer_id", "status");
  const edited =
    editedBillId === undefined
      ? undefined
      : await trx("bills")
          .where({ company_id: companyId, id: editedBillId })
          .first<{ order_id: number | null }>("order_id");
  const orders = new Map(rows.map((row) => [row.id, row]));
  return {
    take(orderId, customerId) {
      const order = orders.get(orderId);
      if (order?.customer_id !== customerId || order.status === CANCELLED)
        throw refused("ORDER_UNKNOWN", "orderId");
      if (order.status === INVOICED && orderId !== edited?.order_id)
        throw refused("ORDER_INVOICED", "orderId");
      order.status = INVOICED;
    },
  };
}

const INVOICED = 1;
const CANCELLED = 2;
