import { OrderReport } from "@vanbook/widgets";

/** /OrderReport. */
export function OrdersPage() {
  return <OrderReport heading={1} />;
}
