import type { Knex } from "knex";
import { momentOf } from "../calendar.ts";
import type { Salesman } from "../companies/demo-company.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import type { StaffInput } from "./staff-input.ts";

/** The van and series of each salesman, allocated again for each financial year. */
export async function makeAllocations(
  trx: Knex.Transaction,
  input: StaffInput,
  salesmen: readonly Salesman[],
) {
  const given = input.years.flatMap((year) =>
    salesmen
      .filter(({ until }) => until === null || until >= year.start)
      .map((salesman) => ({ salesman, year })),
  );
  await insertWithIds(trx, input.companyId, "allocations", given, ({ salesman, year }) => ({
    date: year.start,
    vehicle_id: salesman.vehicleId,
    user_id: salesman.userId,
    b2b_series: input.series.find((each) => each.yearId === year.id && each.invType === "B2B")?.series ?? "",
    b2c_series: input.series.find((each) => each.yearId === year.id && each.invType === "B2C")?.series ?? "",
    created_at: momentOf(year.start, 0),
  }));
}

/** Writes the beat plans: each salesman works their routes in turn from Monday to Saturday. */
export async function makeBeats(trx: Knex.Transaction, input: StaffInput, salesmen: readonly Salesman[]) {
  const beats = salesmen
    .filter(({ until }) => until === null)
    .flatMap((salesman) => salesman.routeIds.map((routeId) => ({ salesman, routeId })));
  await insertWithIds(trx, input.companyId, "beat_plans", beats, ({ salesman, routeId }) => ({
    user_id: salesman.userId,
    route_id: routeId,
    target: "400000.00",
    ...Object.fromEntries(
      WEEKDAYS.map((day, weekday) => [day, routeOnWeekday(salesman, weekday + 1) === routeId ? 1 : 0]),
    ),
    created_at: momentOf(input.years[0].start, 0),
  }));
}

/** The route that a salesman works on a day of the week, 1 Monday to 6 Saturday. */
export function routeOnWeekday(salesman: Salesman, weekday: number): number | undefined {
  return salesman.routeIds[(weekday + 5) % salesman.routeIds.length];
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat"];
