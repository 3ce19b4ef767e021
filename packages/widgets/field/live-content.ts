import type { Answer } from "@vanbook/sdk";
import { formatWallTime } from "../../sdk/format/wall-time.ts";
import type { MapContent, MapPoint, Place } from "./map/map-point.ts";

export type LiveLocation = Answer<"liveMap.points">[number];

/**
 * Each employee has a colour; with routes, the points are joined in chronological order. `onTheWay`
 * is the text for an interval point without a place.
 */
export function makeLiveContent(
  locations: readonly LiveLocation[],
  { hasRoutes, onTheWay }: { hasRoutes: boolean; onTheWay: string },
): MapContent {
  const colours = new Map<number, number>();
  const ways = new Map<number, Place[]>();
  const points = locations.map((each): MapPoint => {
    const colour = colours.get(each.UserId) ?? colours.size;
    colours.set(each.UserId, colour);
    const at: Place = [each.Latitude, each.Longitude];
    const way = ways.get(each.UserId);
    if (way) way.push(at);
    else ways.set(each.UserId, [at]);
    const time = formatWallTime(each.Date);
    const place = each.Place ?? (each.IsIntervalPoint === 1 ? onTheWay : null);
    return {
      id: String(each.EmpLocID),
      at,
      says: [each.Name, place, time].filter((words) => words !== null),
      cells: [time, each.Name, place],
      row: { ...each },
      colour,
      isInterval: each.IsIntervalPoint === 1,
    };
  });
  const routes = [...ways].map(([user, through]) => ({ through, colour: colours.get(user) ?? 0 }));
  return { points, routes: hasRoutes ? routes : [] };
}
