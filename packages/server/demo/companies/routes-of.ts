import type { StateCode } from "@vanbook/sdk/rules";
import type { BlueprintRoute } from "./blueprint.ts";

type RouteRow = readonly [
  name: string,
  taluk: string,
  latitude: number,
  longitude: number,
  ...places: string[],
];

/** Each place in a row ends with its PIN. */
export function makeDistrictRoutes(
  state: StateCode,
  district: string,
  rows: readonly RouteRow[],
): BlueprintRoute[] {
  return rows.map(([name, taluk, latitude, longitude, ...places]) => {
    const stops = places.map((place) => [place.slice(0, -7), place.slice(-6)] as const);
    const [from] = stops[0] ?? [name];
    const [to] = stops.at(-1) ?? [name];
    return { name, from, to, taluk, district, state, latitude, longitude, places: stops };
  });
}
