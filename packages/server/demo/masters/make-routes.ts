import type { Knex } from "knex";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import type { BlueprintRoute } from "../companies/blueprint.ts";

/**
 * Writes routes with their states, districts, taluks and junctions; returns the ids of the routes
 * in order.
 */
export async function makeRoutes(
  trx: Knex.Transaction,
  companyId: number,
  routes: readonly BlueprintRoute[],
  createdAt: string,
): Promise<number[]> {
  const states = await insertPlaces(trx, companyId, "states", routes, (route) => [
    INDIAN_STATES[route.state],
    {},
  ]);
  const districts = await insertPlaces(trx, companyId, "districts", routes, (route) => [
    route.district,
    { state_id: states(route) },
  ]);
  const taluks = await insertPlaces(trx, companyId, "taluks", routes, (route) => [
    route.taluk,
    { district_id: districts(route) },
  ]);
  const junctions = await insertPlaces(trx, companyId, "junctions", routes, (route) => [
    route.from,
    { taluk_id: taluks(route) },
  ]);
  return insertWithIds(trx, companyId, "routes", routes, (route) => ({
    name: route.name,
    place: route.taluk,
    from_place: route.from,
    to_place: route.to,
    state_id: states(route),
    district_id: districts(route),
    taluk_id: taluks(route),
    junction_id: junctions(route),
    created_at: createdAt,
  }));
}

/** Writes each place of one level once; returns a function that finds a route's place id. */
async function insertPlaces(
  trx: Knex.Transaction,
  companyId: number,
  table: string,
  routes: readonly BlueprintRoute[],
  placeOf: (route: BlueprintRoute) => [name: string, parent: Record<string, number>],
): Promise<(route: BlueprintRoute) => number> {
  const places = new Map(routes.map((route) => [JSON.stringify(placeOf(route)), placeOf(route)] as const));
  const ids = await insertWithIds(trx, companyId, table, [...places.values()], ([name, parent]) => ({
    ...parent,
    name,
  }));
  const idByKey = new Map([...places.keys()].map((key, index) => [key, ids[index] ?? 0]));
  return (route) => idByKey.get(JSON.stringify(placeOf(route))) ?? 0;
}
