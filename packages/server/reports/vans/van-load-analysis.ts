import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeQuantityTie } from "../ties.ts";
import { addDays, type ReportRange } from "../periods.ts";
import { limitToPlaces, LOCATION_ROLLUP, buildRangeSums } from "../range-sums.ts";
import { ofKinds } from "../stock/stock-moves.ts";
import { sumLoadedOntoVans } from "./van-loads.ts";
import { listVans, type Van } from "./vans.ts";

const buildVanLoadAnalysis: Handler<"vanLoads.analysis"> = async ({ query, principal, db }) => {
  const now = getToday();
  const days = listMonthDays(query, now);
  const range = { from: days[0] ?? now, to: days.at(-1) ?? now };
  const vans = await listVansWithLoads(db, principal, range);
  return {
    rows: db.from(selectGrid(db, principal, days, vans).as("g")).where("g.date", "<=", now),
    columns: { Date: "g.date" },
    pivot: Object.fromEntries(vans.map(({ id, regNo }) => [`${regNo}_${id}`, `g.${makeColumnName(id)}`])),
    search: ["Date"],
    sort: "Date",
    key: "g.date",
    envelope: (rows) => ({ data: [rows] }),
    ties: async (_, snapshot) => {
      if (!principal.wholeCompany) return [];
      const places = vans.flatMap(({ locationIds }) => locationIds);
      const documents = await sumLoadedOntoVans(snapshot, principal, range, places);
      const amount = await sumMovedOntoVans(snapshot, principal, range, places);
      return [makeQuantityTie("Stock moves", amount, documents)];
    },
  };
};

export const vanLoadAnalysis = { "vanLoads.analysis": buildVanLoadAnalysis };

/** The days of the month. Without a year, the latest such month that has begun. */
function listMonthDays({ Month, Year }: Query<"vanLoads.analysis">, now: string): string[] {
  const year = Year ?? Number(now.slice(0, 4)) - (Month > Number(now.slice(5, 7)) ? 1 : 0);
  const first = `${year}-${String(Month).padStart(2, "0")}-01`;
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at));
  return days.filter((day) => day.slice(0, 7) === first.slice(0, 7));
}

/**
 * The vans in the principal's scope, with or without loads in the month; deleted vans only with
 * loads.
 */
async function listVansWithLoads(db: Knex, principal: Principal, range: ReportRange): Promise<Van[]> {
  const vans = await listVans(db, principal, range);
  const selectLoadPlaces = (place: string) => selectLoads(db, principal, range).select({ place });
  const places = await db
    .from(db.union([selectLoadPlaces("d.from_location_id"), selectLoadPlaces("d.to_location_id")]).as("p"))
    .pluck<number[]>("p.place");
  const loadPlaces = new Set(places);
  return vans.filter(
    ({ isDeleted, locationIds }) =>
      locationIds.length > 0 && (!isDeleted || locationIds.some((place) => loadPlaces.has(place))),
  );
}

/** One row per day and one column per van: quantity loaded minus quantity unloaded. */
function selectGrid(
  db: Knex,
  principal: Principal,
  days: readonly string[],
  vans: readonly Van[],
): Knex.QueryBuilder {
  const range = { from: days[0] ?? "", to: days.at(-1) ?? "" };
  const calendar = db.unionAll(days.map((day) => db.select(db.raw("CAST(? AS DATE) as date", [day]))));
  const loadMoves = db.unionAll([
    sumLoadLines(db, principal, range, "d.to_location_id", ""),
    sumLoadLines(db, principal, range, "d.from_location_id", "-"),
  ]);
  const cells = vans.map(({ id, locationIds }) =>
    db.raw(
      `COALESCE(SUM(CASE WHEN m.location_id IN (${locationIds.map(() => "?").join(", ")}) THEN m.quantity END), 0) as ??`,
      [...locationIds, makeColumnName(id)],
    ),
  );
  return db
    .from(calendar.as("c"))
    .leftJoin(loadMoves.as("m"), "m.date", "c.date")
    .groupBy("c.date")
    .select("c.date", ...cells);
}

function sumLoadLines(db: Knex, principal: Principal, range: ReportRange, place: string, sign: "" | "-") {
  return joinOwn(selectLoads(db, principal, range), "van_load_lines as l", "l.van_load_id", "d.id")
    .groupBy("d.date", place)
    .select("d.date", { location_id: place }, db.raw(`${sign}SUM(l.quantity) as quantity`));
}

function selectLoads(db: Knex, principal: Principal, { from, to }: ReportRange) {
  return ofCompany(db, principal, "van_loads as d")
    .where("d.status", POSTED_STATUS)
    .whereBetween("d.date", [from, to]);
}

async function sumMovedOntoVans(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  places: readonly number[],
) {
  const loads = { sum: ofKinds(["LOAD", "UNLOAD", "TRANSFER"]), over: ["movement"] as const };
  const vanMoves = buildRangeSums(db, principal, LOCATION_ROLLUP, range, { loads }, limitToPlaces(places));
  return (await readSums(db, db.from(vanMoves.as("m")), { loads: "m.loads" })).loads;
}

function makeColumnName(vehicleId: number) {
  return `van_${vehicleId}`;
}
