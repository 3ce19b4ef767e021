import { problemOnField } from "@vanbook/sdk/problem";
import type { Rows } from "./reference-fields.ts";

export function refuseOthersTrip(trip: Rows["trip"] | null, userId: number | undefined): void {
  if (trip && trip.user_id !== userId) throw problemOnField("TRIP_UNKNOWN", "tripId");
}
