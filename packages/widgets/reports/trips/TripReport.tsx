import { defineReport } from "../../report/define/define-report.tsx";
import { tripEmployee, trips } from "./trip-parts.ts";

/**
 * Lists one employee's trips of a range with their kilometres. It shows what they earn him.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const TripReport = defineReport({
  operation: "trips.report",
  title: "Trip Report",
  filters: tripEmployee,
  ...trips,
});
