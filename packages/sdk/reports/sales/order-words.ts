import type { Row } from "@vanbook/sdk";

export const STATUS_TONES = { Invoiced: "ok", "Not Invoiced": "bad" } as const;
export const MODE_TONES = { Cash: "ok", Credit: "bad" } as const;

export function getOrderStatus({ OrderStatus }: Pick<Row<"orders.report">, "OrderStatus">) {
  return OrderStatus === 1 ? "Invoiced" : "Not Invoiced";
}

export function getBillMode({ BillMode }: Pick<Row<"orders.report">, "BillMode">) {
  return BillMode === 1 ? "Credit" : "Cash";
}
