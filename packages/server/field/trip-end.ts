import { formatQuantity, quantity, type Quantity } from "../money.ts";
import { refused } from "../contract/problem.ts";
import { pastInstant } from "./instants.ts";

/**
 * The columns of a trip's end, with the number of calendar days that it touched. Throws TRIP_REVERSED when it is before
 * the beginning.
 */
export function tripEnd(
  start: { startedAt: string; startingKm: Quantity },
  end: { endedAt: string; endingKm: string },
) {
  const from = pastInstant(start.startedAt, "startedAt");
  const to = pastInstant(end.endedAt, "endedAt");
  const endingKm = quantity(end.endingKm);
  if (to.time < from.time) throw refused("TRIP_REVERSED", "endedAt");
  if (endingKm < start.startingKm) throw refused("TRIP_REVERSED", "endingKm");
  const days = 1 + (Date.parse(to.day) - Date.parse(from.day)) / DAY;
  return { ended_at: to.at, ending_km: formatQuantity(endingKm), days };
}

const DAY = 24 * 60 * 60 * 1000;
