import type { Knex } from "knex";
import { formatMoment } from "../calendar.ts";
import type { Salesman } from "../companies/demo-company.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import type { StaffInput } from "./staff-input.ts";

export async function makeAllocations(
  trx: Knex.Transaction,
  input: StaffInput,
  salesmen: readonly Salesman[],
) {
  const allocations = input.years.flatMap((year) =>
    salesmen
      .filter(({ until }) => until === null || until >= year.start)
      .map((salesman) => ({ salesman, year })),
  );
  await insertWithIds(trx, input.companyId, "allocations", allocations, ({ salesman, year }) => ({
    date: year.start,
    vehicle_id: salesman.vehicleId,
    user_id: salesman.userId,
    b2b_series: input.series.find((each) => each.yearId === year.id && each.invType === "B2B")?.series ?? "",
    b2c_series: input.series.find((each) => each.yearId === year.id && each.invType === "B2C")?.series ?? "",
    created_at: formatMoment(year.start, 0),
  }));
}

export async function makeBeats(trx: Knex.Transaction, input: StaffInput, salesmen: readonly Salesman[]) {
  const beats = salesmen
    .filter(({ until }) => until === null)
    .flatMap((salesman) => salesman.routeIds.map((routeId) => ({ salesman, routeId })));
  await insertWithIds(trx, input.companyId, "beat_plans", beats, ({ salesman, routeId }) => ({
    user_id: salesman.userId,
    route_id: routeId,
    target: "400000.00",
    ...Object.fromEntries(
      WEEKDAY_COLUMNS.map((day, weekday) => [day, routeOnWeekday(salesman, weekday + 1) === routeId ? 1 : 0]),
    ),
    created_at: formatMoment(input.years[0].start, 0),
  }));
}

/** `weekday`: 1 Monday to 6 Saturday. */
export function routeOnWeekday(salesman: Salesman, weekday: number): number | undefined {
  return salesman.routeIds[(weekday + 5) % salesman.routeIds.length];
}

const WEEKDAY_COLUMNS = ["mon", "tue", "wed", "thu", "fri", "sat"];
