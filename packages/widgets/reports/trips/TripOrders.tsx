import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { tripOrders } from "../../../sdk/reports/trips/trip-orders.ts";

/**
 * Lists the orders that an employee took on a day. Pressing an order shows its lines.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const TripOrders = createReport(tripOrders, {
  Details: lazyPart(() => import("./TripOrderDetails.tsx").then((part) => part.TripOrderDetails)),
});
