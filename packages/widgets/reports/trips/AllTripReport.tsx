import { defineReport } from "../../report/define/define-report.tsx";
import { trips } from "./trip-parts.ts";

/**
 * Lists the trips of all employees in a range. It is the Trip Report for who manages several of them.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const AllTripReport = defineReport({
  operation: "trips.allReport",
  title: "Trip Report of all employees",
  ...trips,
});
