import { declareReport } from "../../report/define/declare-report.ts";
import { tripEmployee, trips } from "./trip-parts.ts";

/**
 * Lists one employee's trips of a range with their kilometres. It shows what the employee earns by
 * them.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const tripReport = declareReport({
  operation: "trips.report",
  title: "Trip Report",
  filters: tripEmployee,
  ...trips,
});
