import { refused } from "@vanbook/sdk/problem";
import type { Rows } from "./reference-fields.ts";

/** Throws TRIP_UNKNOWN for a trip that is not the user's own. */
export function refuseOthersTrip(trip: Rows["trip"] | null, userId: number | undefined): void {
  if (trip && trip.user_id !== userId) throw refused("TRIP_UNKNOWN", "tripId");
}
