import type { Knex } from "knex";
import type { Row } from "@vanbook/sdk/books";
import type { Deal, PlannedOrder } from "./day-plan.ts";
import { getWeekday } from "../calendar.ts";
import type { Customer, DemoCompany, Salesman } from "../companies/demo-company.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { routeOnWeekday } from "../masters/make-beats.ts";
import { formatClockTime, listTripDays, type TripIds } from "./make-trips.ts";
import type { Random } from "../random.ts";

interface Stop {
  customer: Customer;
  minute: number;
  /** In the documented codes. */
  customerStatus: number;
  locationStatus: number | null;
  orderId: number | null;
}

export async function makeVisits(
  trx: Knex.Transaction,
  company: DemoCompany,
  trips: TripIds,
  deals: readonly (Deal & Pick<PlannedOrder, "orderId">)[],
  random: Random,
  bills: number,
): Promise<void> {
  const { companyId } = company.author;
  const visits: Row[] = [];
  const points: Row[] = [];
  for (const date of listTripDays(company.today, bills)) {
    for (const salesman of company.salesmen) {
      const tripId = trips.get(`${salesman.userId} ${date}`);
      if (tripId === undefined) continue;
      const its = deals.filter((deal) => deal.date === date && deal.salesman === salesman);
      const stops = planStops(company, salesman, date, its, random);
      visits.push(...stops.map((stop) => visitRow(stop, salesman, date, tripId, random)));
      points.push(...makeTrail(stops, salesman, date, random));
    }
  }
  await insertWithIds(trx, companyId, "visits", visits, (row) => row);
  await insertWithIds(trx, companyId, "locations", points, (row) => row);
}

function planStops(
  { customers }: DemoCompany,
  salesman: Salesman,
  date: string,
  deals: readonly (Deal & Pick<PlannedOrder, "orderId">)[],
  random: Random,
): Stop[] {
  const route = routeOnWeekday(salesman, getWeekday(date));
  const onBeat = customers.filter(({ routeId, since }) => routeId === route && since <= date);
  const others = onBeat.filter((customer) => deals.every((deal) => deal.customer !== customer));
  const dealt = deals
    .slice(0, 10)
    .map(({ customer, orderId = null }) => ({ customer, orderId, isDeal: true }));
  const calledCustomers = others
    .slice(0, random.int(3, 7))
    .map((customer) => ({ customer, orderId: null, isDeal: false }));
  let minute = 0;
  return [...dealt, ...calledCustomers].map(({ customer, orderId, isDeal }): Stop => {
    minute += random.int(18, 40);
    if (orderId !== null) return { customer, minute, customerStatus: 1, locationStatus: 5, orderId };
    const isNew = customer.since === date;
    const customerStatus = isDeal ? 1 : random.pick([1, 2, 2, 2, 3, 4]);
    return { customer, minute, customerStatus, locationStatus: isNew ? 3 : null, orderId };
  });
}

function visitRow(stop: Stop, salesman: Salesman, date: string, tripId: number, random: Random): Row {
  const { customer, customerStatus } = stop;
  const at = formatClockTime(date, 9, stop.minute);
  return {
    trip_id: tripId,
    user_id: salesman.userId,
    customer_id: customer.id,
    route_id: customer.routeId,
    date,
    at,
    customer_status: customerStatus,
    location_status: stop.locationStatus,
    ...choosePositionNear(customer, random, 0.0006),
    order_id: stop.orderId,
    remark: customerStatus === 2 && random.chance(0.3) ? random.pick(["Has stock", "Owner away"]) : null,
    created_by: salesman.userId,
    created_at: at,
  };
}

function makeTrail(stops: readonly Stop[], salesman: Salesman, date: string, random: Random): Row[] {
  return stops.flatMap(({ customer, minute }, index) => {
    const from = stops[index - 1]?.customer ?? customer;
    const middle = {
      latitude: (from.latitude + customer.latitude) / 2,
      longitude: (from.longitude + customer.longitude) / 2,
    };
    const point = { user_id: salesman.userId, date };
    const onTheWay = {
      at: formatClockTime(date, 9, minute - 9),
      ...choosePositionNear(middle, random, 0.004),
      place: null,
    };
    const there = {
      at: formatClockTime(date, 9, minute),
      ...choosePositionNear(customer, random, 0.0006),
      place: customer.place,
    };
    return [
      { ...point, ...onTheWay, is_interval_point: 1 },
      { ...point, ...there, is_interval_point: 0 },
    ];
  });
}

function choosePositionNear(at: { latitude: number; longitude: number }, random: Random, far: number) {
  return {
    latitude: (at.latitude + (random.next() - 0.5) * far).toFixed(6),
    longitude: (at.longitude + (random.next() - 0.5) * far).toFixed(6),
  };
}
