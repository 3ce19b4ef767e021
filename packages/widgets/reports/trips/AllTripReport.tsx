import { defineReport } from "../../report/define/define-report.tsx";
import { trips } from "./trip-parts.ts";

/** The trips of all employees in scope. */
export const AllTripReport = defineReport({
  operation: "trips.allReport",
  title: "Trip Report of all employees",
  ...trips,
});
