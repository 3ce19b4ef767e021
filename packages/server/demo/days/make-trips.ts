import type { Knex } from "knex";
import { addDays, getWeekday } from "../calendar.ts";
import type { DemoCompany, Salesman } from "../companies/demo-company.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { drawOdometerPhoto } from "../odometer-photo.ts";
import type { Random } from "../random.ts";

/** Keyed by `userId date`. */
export type TripIds = ReadonlyMap<string, number>;

/** The odometers continue from trip to trip. The first salesman's trip of today is still open. */
export async function makeTrips(
  trx: Knex.Transaction,
  company: DemoCompany,
  random: Random,
  bills: number,
): Promise<TripIds> {
  const odometers = new Map<number, number>();
  const trips = listTripDays(company.today, bills).flatMap((date) =>
    company.salesmen
      .filter(({ until }) => until === null)
      .flatMap((salesman, index) => {
        if (date !== company.today && random.chance(0.06)) return [];
        const start = odometers.get(salesman.vehicleId) ?? random.int(18_000, 90_000);
        const end = start + random.int(38, 140);
        odometers.set(salesman.vehicleId, end + random.int(0, 4));
        const isOpen = date === company.today && index === 0;
        return [{ date, salesman, start, end: isOpen ? null : end }];
      }),
  );
  const ids = await insertWithIds(trx, company.author.companyId, "trips", trips, (trip) => {
    const { date, salesman, start, end } = trip;
    const startedAt = formatClockTime(date, 8, random.int(15, 55));
    return {
      user_id: salesman.userId,
      date,
      vehicle_id: salesman.vehicleId,
      started_at: startedAt,
      ended_at: end === null ? null : formatClockTime(date, 17, random.int(31, 59)),
      starting_km: start,
      ending_km: end,
      days: 1,
      km_allowance: "6.50",
      day_allowance: "250.00",
      created_by: salesman.userId,
      created_at: startedAt,
    };
  });
  const shots = trips.flatMap(({ start, end }, index) => {
    const tripId = ids[index] ?? 0;
    return [
      { trip_id: tripId, moment: "start", km: start },
      ...(end === null ? [] : [{ trip_id: tripId, moment: "end", km: end }]),
    ];
  });
  const photos = await Promise.all(
    shots.map(async ({ km, ...photo }) => ({
      company_id: company.author.companyId,
      ...photo,
      image: await drawOdometerPhoto(km),
      image_type: "image/jpeg",
    })),
  );
  await insertRows(trx, "trip_photos", photos);
  return new Map(trips.map(({ date, salesman }, index) => [makeTripKey(salesman, date), ids[index] ?? 0]));
}

/** 30 days for a business with thousands of bills, fewer for a small one. */
export function listTripDays(today: string, bills: number): string[] {
  const dayCount = Math.min(30, Math.max(6, Math.round(bills / 100)));
  const days: string[] = [];
  for (let day = today; days.length < dayCount; day = addDays(day, -1)) {
    if (day === today || getWeekday(day) !== 0) days.unshift(day);
  }
  return days;
}

/** `hour` and `minute` in India; returns DATETIME(3) in UTC. */
export function formatClockTime(date: string, hour: number, minute: number): string {
  const at = new Date(Date.parse(date) + (hour * 60 + minute - 330) * 60_000);
  return `${at.toISOString().slice(0, 10)} ${at.toISOString().slice(11, 19)}.000`;
}

function makeTripKey(salesman: Salesman, date: string) {
  return `${salesman.userId} ${date}`;
}
