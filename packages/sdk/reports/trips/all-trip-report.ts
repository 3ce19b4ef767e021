import { declareReport } from "../../report/define/declare-report.ts";
import { trips } from "./trip-parts.ts";

/**
 * Lists the trips of all employees in a range. It is the Trip Report for who manages several of
 * them.
 * @widget Field staff
 * @stories reports/trips/TripDocuments
 */
export const allTripReport = declareReport({
  operation: "trips.allReport",
  title: "Trip Report of all employees",
  ...trips,
});
