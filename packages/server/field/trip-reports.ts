import type { Knex } from "knex";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { ADDRESS_SQL, buildWallTimeSql } from "./field-columns.ts";

const selectTripLines: Handler<"trips.lines"> = ({ query, principal, db }) => {
  const visits = ofCompany(db, principal, "visits as v")
    .where("v.user_id", query.EmpID)
    .whereBetween("v.date", [query.FromDate, query.Date]);
  return {
    rows: ofUsers(visits, principal, "v.user_id"),
    joins: { c: { table: "accounts", id: "v.customer_id" } },
    columns: {
      SLNo: "ROW_NUMBER() OVER (ORDER BY v.at, v.id)",
      AccountName: "c.name",
      Address: ADDRESS_SQL,
      Date: buildWallTimeSql("v.at"),
      CustomerStatus: "v.customer_status",
      LocationStatus: "v.location_status",
    },
    search: ["AccountName", "Address"],
    sort: "Date",
    key: "v.id",
  };
};

const selectUserTrips: Handler<"trips.report"> = ({ query, principal, db }) => ({
  rows: selectTrips(db, principal, query).where("t.user_id", query.EmpID),
  ...tripReport,
});

const selectAllTrips: Handler<"trips.allReport"> = ({ query, principal, db }) => ({
  rows: selectTrips(db, principal, query),
  ...tripReport,
});

export const tripReports = {
  "trips.lines": selectTripLines,
  "trips.report": selectUserTrips,
  "trips.allReport": selectAllTrips,
};

function selectTrips(
  db: Knex,
  principal: Principal,
  { FromDate, ToDate }: { FromDate: string; ToDate: string },
) {
  const trips = ofCompany(db, principal, "trips as t").whereBetween("t.date", [FromDate, ToDate]);
  return ofUsers(trips, principal, "t.user_id");
}

/** See docs/books.md#trips. */
const TOTAL_KM = "(t.ending_km - t.starting_km)";
const KM_PRICE = `ROUND(${TOTAL_KM} * t.km_allowance, 2)`;
const DAY_ALLOWANCE = "(t.day_allowance * t.days)";
const TOTAL_ALLOWANCE = `(COALESCE(${KM_PRICE}, 0) + ${DAY_ALLOWANCE})`;

const tripReport = {
  joins: { u: { table: "users", id: "t.user_id" } },
  columns: {
    SlNo: "ROW_NUMBER() OVER (ORDER BY t.started_at, t.id)",
    EMP_NAME: "u.name",
    StartingDate: buildWallTimeSql("t.started_at"),
    EndingDate: buildWallTimeSql("t.ended_at"),
    StartingKm: "t.starting_km",
    EndingKm: "t.ending_km",
    TotalKm: TOTAL_KM,
    KMPrice: KM_PRICE,
    Dayallowance: DAY_ALLOWANCE,
    TotalAllowance: TOTAL_ALLOWANCE,
  },
  search: ["EMP_NAME"],
  sort: "StartingDate",
  key: "t.id",
} as const;
