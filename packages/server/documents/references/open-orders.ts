import type { Knex } from "knex";
import {
  makeShipToColumns,
  ORDER_STATUS,
  toShipTo,
  type ShipTo,
  type ShipToColumns,
} from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";

export interface OpenOrders {
  /**
   * Returns the order's place of supply and where its goods go. Throws if the order is another
   * customer's, or already invoiced by an earlier bill or by another one in the same request.
   */
  check(orderId: number, customerId: number): { placeOfSupply?: string; shipTo: ShipTo | undefined };
  /** Marks an order as invoiced. Call it only when its bill can no longer be refused. */
  take(orderId: number): void;
}

/** Locks the orders (not with `asksOnly`); the order of an edited bill counts as open. */
export async function readOpenOrders(
  db: Knex,
  companyId: number,
  inputs: readonly { orderId?: number }[],
  { replaces, asksOnly = false }: { replaces?: number | undefined; asksOnly?: boolean },
): Promise<OpenOrders> {
  const ids = [...new Set(inputs.flatMap((input) => input.orderId ?? []))].sort((a, b) => a - b);
  const open = db("orders")
    .where("company_id", companyId)
    .whereIn("id", ids)
    .orderBy("id")
    .select("id", "customer_id", "status", "place_of_supply", ...SHIP_TO_COLUMNS);
  if (!asksOnly) open.forUpdate();
  const rows: OrderRow[] = ids.length === 0 ? [] : await open;
  const editedBill =
    replaces === undefined
      ? undefined
      : await db("bills")
          .where({ company_id: companyId, id: replaces })
          .first<{ order_id: number | null }>("order_id");
  return openOrders(rows, editedBill?.order_id);
}

/** `readOpenOrders` for orders already read; `ofEdited` is the order of an edited bill. */
export function openOrders(rows: readonly OrderRow[], ofEdited: number | null | undefined): OpenOrders {
  const orders = new Map(rows.map((row) => [row.id, row]));
  const invoicedIds = new Set<number>();
  return {
    check(orderId, customerId) {
      const order = orders.get(orderId);
      if (order?.customer_id !== customerId || order.status === ORDER_STATUS.cancelled)
        throw problemOnField("ORDER_UNKNOWN", "orderId");
      const isInvoiced = order.status === ORDER_STATUS.invoiced && orderId !== ofEdited;
      if (isInvoiced || invoicedIds.has(orderId)) throw problemOnField("ORDER_INVOICED", "orderId");
      return {
        ...(order.place_of_supply && { placeOfSupply: order.place_of_supply }),
        shipTo: toShipTo(order),
      };
    },
    take: (orderId) => void invoicedIds.add(orderId),
  };
}

const SHIP_TO_COLUMNS = Object.keys(makeShipToColumns(undefined));

interface OrderRow extends ShipToColumns {
  id: number;
  customer_id: number;
  status: number;
  place_of_supply?: string | null;
}
