import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { orderReport } from "../../../sdk/reports/sales/order-report.ts";

/**
 * Lists the orders of a range and how far each is delivered. Pressing an order shows its lines.
 * @widget Sales
 */
export const OrderReport = createReport(orderReport, {
  Details: lazyPart(() => import("./OrderDetails.tsx").then((part) => part.OrderDetails)),
});
