import { defineReport } from "../../report/define/define-report.tsx";
import { tripEmployee, trips } from "./trip-parts.ts";

/** The trips of one employee over a range, with what they earn him. */
export const TripReport = defineReport({
  operation: "trips.report",
  title: "Trip Report",
  filters: tripEmployee,
  ...trips,
});
