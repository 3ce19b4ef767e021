import type { Row } from "@vanbook/sdk";

/** An order's status and mode as labels, with their colours in list and details. */
export const STATUS_TONES = { Invoiced: "ok", "Not Invoiced": "bad" } as const;
export const MODE_TONES = { Cash: "ok", Credit: "bad" } as const;

export function statusOf({ OrderStatus }: Pick<Row<"orders.report">, "OrderStatus">) {
  return OrderStatus === 1 ? "Invoiced" : "Not Invoiced";
}

export function modeOf({ BillMode }: Pick<Row<"orders.report">, "BillMode">) {
  return BillMode === 1 ? "Credit" : "Cash";
}
