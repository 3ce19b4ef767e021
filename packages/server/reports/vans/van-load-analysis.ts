import type { Knex } from "knex";
import { POSTED } from "@vanbook/sdk/books";
import { today } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { quantityTie } from "../ties.ts";
import { addDays, type ReportRange } from "../periods.ts";
import { limitToPlaces, LOCATIONS, rangeSums } from "../range-sums.ts";
import { ofKinds } from "../stock/stock-moves.ts";
import { loadedOnto } from "./van-loads.ts";
import { vansOf, type Van } from "./vans.ts";

const analysis: Handler<"vanLoads.analysis"> = async ({ query, principal, db }) => {
  const now = today();
  const days = daysOf(query, now);
  const range = { from: days[0] ?? now, to: days.at(-1) ?? now };
  const vans = await vansWithLoads(db, principal, range);
  return {
    rows: db.from(gridOf(db, principal, days, vans).as("g")).where("g.date", "<=", now),
    columns: { Date: "g.date" },
    pivot: Object.fromEntries(vans.map(({ id, regNo }) => [`${regNo}_${id}`, `g.${columnOf(id)}`])),
    search: ["Date"],
    sort: "Date",
    key: "g.date",
    envelope: (rows) => ({ data: [rows] }),
    ties: async (_, snapshot) => {
      if (!principal.wholeCompany) return [];
      const places = vans.flatMap(({ locationIds }) => locationIds);
      const documents = await loadedOnto(snapshot, principal, range, places);
      const amount = await movedOnto(snapshot, principal, range, places);
      return [quantityTie("Stock moves", amount, documents)];
    },
  };
};

/** Quantities loaded onto each van on each day of a month. */
export const vanLoadAnalysis = { "vanLoads.analysis": analysis };

/** The days of the month. Without a year, the latest such month that has begun. */
function daysOf({ Month, Year }: Query<"vanLoads.analysis">, now: string): string[] {
  const year = Year ?? Number(now.slice(0, 4)) - (Month > Number(now.slice(5, 7)) ? 1 : 0);
  const first = `${year}-${String(Month).padStart(2, "0")}-01`;
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at));
  return days.filter((day) => day.slice(0, 7) === first.slice(0, 7));
}

/** The vans in the principal's scope, with or without loads in the month; deleted vans only with loads. */
async function vansWithLoads(db: Knex, principal: Principal, range: ReportRange): Promise<Van[]> {
  const vans = await vansOf(db, principal, range);
  const loads = (place: string) => loadsIn(db, principal, range).select({ place });
  const places = await db
    .from(db.union([loads("d.from_location_id"), loads("d.to_location_id")]).as("p"))
    .pluck<number[]>("p.place");
  const loaded = new Set(places);
  return vans.filter(
    ({ isDeleted, locationIds }) =>
      locationIds.length > 0 && (!isDeleted || locationIds.some((place) => loaded.has(place))),
  );
}

/** One row per day and one column per van: quantity loaded minus quantity unloaded. */
function gridOf(
  db: Knex,
  principal: Principal,
  days: readonly string[],
  vans: readonly Van[],
): Knex.QueryBuilder {
  const range = { from: days[0] ?? "", to: days.at(-1) ?? "" };
  const calendar = db.unionAll(days.map((day) => db.select(db.raw("CAST(? AS DATE) as date", [day]))));
  const moved = db.unionAll([
    linesOf(db, principal, range, "d.to_location_id", ""),
    linesOf(db, principal, range, "d.from_location_id", "-"),
  ]);
  const cells = vans.map(({ id, locationIds }) =>
    db.raw(
      `COALESCE(SUM(CASE WHEN m.location_id IN (${locationIds.map(() => "?").join(", ")}) THEN m.quantity END), 0) as ??`,
      [...locationIds, columnOf(id)],
    ),
  );
  return db
    .from(calendar.as("c"))
    .leftJoin(moved.as("m"), "m.date", "c.date")
    .groupBy("c.date")
    .select("c.date", ...cells);
}

function linesOf(db: Knex, principal: Principal, range: ReportRange, place: string, sign: "" | "-") {
  return joinOwn(loadsIn(db, principal, range), "van_load_lines as l", "l.van_load_id", "d.id")
    .groupBy("d.date", place)
    .select("d.date", { location_id: place }, db.raw(`${sign}SUM(l.quantity) as quantity`));
}

function loadsIn(db: Knex, principal: Principal, { from, to }: ReportRange) {
  return ofCompany(db, principal, "van_loads as d")
    .where("d.status", POSTED)
    .whereBetween("d.date", [from, to]);
}

/** The quantities loaded onto vans according to the stock moves. */
async function movedOnto(db: Knex, principal: Principal, range: ReportRange, places: readonly number[]) {
  const loads = { sum: ofKinds(["LOAD", "UNLOAD", "TRANSFER"]), over: ["movement"] as const };
  const moved = rangeSums(db, principal, LOCATIONS, range, { loads }, limitToPlaces(places));
  return (await sumsOf(db, db.from(moved.as("m")), { loads: "m.loads" })).loads;
}

function columnOf(vehicleId: number) {
  return `van_${vehicleId}`;
}
