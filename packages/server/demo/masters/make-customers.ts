import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { insertRows } from "../../db/insert-rows.ts";
import { takeIds } from "../../db/ids.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import type { Blueprint, BlueprintRoute } from "../companies/blueprint.ts";
import { addDays, countDaysBetween, formatMoment } from "../calendar.ts";
import type { Customer, RateType, Salesman } from "../companies/demo-company.ts";
import { makeGstin } from "./gstin.ts";
import { makeDemoMobile } from "./mobile.ts";
import { makeCustomerNames } from "../companies/names.ts";
import { createPicker, type Random } from "../random.ts";

export interface CustomersInput {
  companyId: number;
  blueprint: Blueprint;
  routes: readonly number[];
  salesmen: readonly Salesman[];
  start: string;
  today: string;
}

/**
 * About one in seven is in another state, some are new since the books began, two of them today.
 */
export async function makeCustomers(
  trx: Knex.Transaction,
  input: CustomersInput,
  random: Random,
): Promise<Customer[]> {
  const { companyId, blueprint } = input;
  const ids = await takeIds(trx, companyId, "accounts", blueprint.customers);
  const outside = blueprint.routes.flatMap((route, index) => (route.state === "32" ? [] : [index]));
  const pickKind = createPicker(CUSTOMER_KINDS, (kind) => kind.share);
  const drafts = ids.map((id, index) => {
    const at = random.chance(0.06) ? random.pick(outside) : index % blueprint.routes.length;
    const route = blueprint.routes[at] ?? random.pick(blueprint.routes);
    return {
      id,
      at,
      route,
      place: random.pick(route.places),
      kind: pickKind(random),
      since: chooseSinceDay(index, input, random),
    };
  });
  const names = makeCustomerNames(
    drafts.map(({ kind, place }) => ({ type: kind.type, place: place[0] })),
    random,
  );
  const rows = drafts.map((draft, index) => {
    const { kind, route, place } = draft;
    const routeId = input.routes[draft.at] ?? 0;
    const gstin = random.chance(kind.registered) ? makeGstin(random, route.state) : null;
    return {
      company_id: companyId,
      id: draft.id,
      reference: `WEB-${String(draft.id).padStart(6, "0")}`,
      name: blueprint.specialCustomers[index - 3] ?? names[index] ?? "",
      group_id: ACCOUNT_GROUP.debtors,
      address: `${random.int(1, 30)}/${random.int(100, 999)} ${random.pick(STREET_NAMES)}`,
      place: place[0],
      city: route.district,
      state: INDIAN_STATES[route.state],
      state_code: route.state,
      country: "India",
      pin: place[1],
      phone: makeDemoMobile(random),
      mobile: makeDemoMobile(random),
      email: `customer${draft.id}@vanbook.example`,
      gstin,
      route_id: routeId,
      salesman_id: findSalesmanId(input.salesmen, routeId),
      rate_type: kind.rateType,
      customer_type: kind.type,
      credit_limit: String(random.int(2, 40) * 5000),
      credit_days: CREDIT_DAYS[index % CREDIT_DAYS.length] ?? 0,
      ...choosePosition(route, random),
      created_at: formatMoment(draft.since, index),
    };
  });
  await insertRows(trx, "accounts", rows);
  return drafts.map(({ id, kind, since, place }, index) => ({
    id,
    stateCode: rows[index]?.state_code ?? "32",
    routeId: rows[index]?.route_id ?? 0,
    isBusiness: rows[index]?.gstin !== null,
    isWholesale: kind.type === 1 || kind.type === 3,
    rateType: kind.rateType,
    size: random.spread() * kind.size,
    since,
    place: place[0],
    latitude: Number(rows[index]?.latitude),
    longitude: Number(rows[index]?.longitude),
  }));
}

function chooseSinceDay(index: number, { blueprint, start, today }: CustomersInput, random: Random) {
  if (index >= blueprint.customers - 2) return today;
  return random.chance(0.8) ? start : addDays(start, random.int(1, countDaysBetween(start, today)));
}

function findSalesmanId(salesmen: readonly Salesman[], routeId: number) {
  return salesmen.find(({ until, routeIds }) => until === null && routeIds.includes(routeId))?.userId ?? null;
}

function choosePosition(route: BlueprintRoute, random: Random) {
  return {
    latitude: (route.latitude + (random.next() - 0.5) * 0.04).toFixed(6),
    longitude: (route.longitude + (random.next() - 0.5) * 0.04).toFixed(6),
  };
}

interface Kind {
  /** 0 retail, 1 wholesale, 2 supermarket, 3 distributor, 4 other. */
  type: number;
  share: number;
  /** Share with a GSTIN, 0 to 1. */
  registered: number;
  rateType: RateType;
  size: number;
}

const CUSTOMER_KINDS: readonly Kind[] = [
  { type: 0, share: 42, registered: 0.25, rateType: "CCP", size: 1 },
  { type: 0, share: 8, registered: 0, rateType: "MRP", size: 0.5 },
  { type: 1, share: 20, registered: 1, rateType: "SP", size: 1.4 },
  { type: 2, share: 6, registered: 0.9, rateType: "SP", size: 1.2 },
  { type: 3, share: 7, registered: 1, rateType: "DP", size: 1.6 },
  { type: 4, share: 17, registered: 0.5, rateType: "CCP", size: 1.2 },
];

const CREDIT_DAYS = [7, 15, 30, 45];

const STREET_NAMES = [
  "Main Road",
  "Market Road",
  "Church Road",
  "Temple Road",
  "Hospital Junction",
  "Bus Stand Road",
  "College Road",
  "Court Road",
  "Station Road",
  "Bypass Junction",
];
