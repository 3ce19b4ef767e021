import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { tripSales } from "../../../sdk/reports/trips/trip-sales.ts";

/**
 * Lists the bills that an employee made on a day. Pressing a bill shows its lines.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const TripSales = createReport(tripSales, {
  Details: lazyPart(() => import("./TripBillDetails.tsx").then((part) => part.TripBillDetails)),
});
