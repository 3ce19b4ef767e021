import { formatQuantity, quantity, type Quantity } from "@vanbook/sdk/books";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import { fromDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { parsePastInstant } from "./instants.ts";
import { drawPhotos, keepPhotos, withPhotoSizes } from "./trip-photos.ts";

/** Repeating the call with the same values changes nothing; throws TRIP_ENDED if they differ. */
export const endTrip: Handler<"trips.end"> = async ({ query, body, principal, db, client }) => {
  const photos = await drawPhotos(body);
  return withTransaction(db, async (trx) => {
    const open = ofUsers(ofCompany(trx, principal, "trips as t"), principal, "t.user_id");
    const trip: TripRow | undefined = await open.where("t.id", query.tripId).forUpdate().first(TRIP_COLUMNS);
    if (!trip) throw problem("NOT_FOUND");
    const startedAt = fromDatabaseTime(trip.startedAt);
    const end = makeTripEndColumns({ startedAt, startingKm: quantity(trip.startingKm) }, body);
    const endedTrip = { ...trip, days: end.days, endedAt: end.ended_at, endingKm: end.ending_km };
    if (trip.endedAt !== null) {
      if (trip.endedAt !== endedTrip.endedAt || trip.endingKm !== endedTrip.endingKm)
        throw problem("TRIP_ENDED");
      await keepPhotos(trx, principal, trip.id, photos);
      return { ...endedTrip, replayed: true };
    }
    await trx("trips").where({ company_id: principal.companyId, id: trip.id }).update(end);
    await keepPhotos(trx, principal, trip.id, photos);
    const auditLine = {
      operation: "trips.end",
      entity: "trips",
      entityId: trip.id,
      before: trip,
      after: withPhotoSizes(body),
    };
    await addAuditLine(trx, { principal, client }, auditLine);
    return { ...endedTrip, replayed: false };
  });
};

/**
 * Includes the number of calendar days from start to end. Throws TRIP_REVERSED if the end is before
 * the start.
 */
export function makeTripEndColumns(
  start: { startedAt: string; startingKm: Quantity },
  end: { endedAt: string; endingKm: string },
) {
  const from = parsePastInstant(start.startedAt, "startedAt");
  const to = parsePastInstant(end.endedAt, "endedAt");
  const endingKm = quantity(end.endingKm);
  if (to.time < from.time) throw problemOnField("TRIP_REVERSED", "endedAt");
  if (endingKm < start.startingKm) throw problemOnField("TRIP_REVERSED", "endingKm");
  const days = 1 + (Date.parse(to.day) - Date.parse(from.day)) / DAY_MS;
  return { ended_at: to.at, ending_km: formatQuantity(endingKm), days };
}

type TripRow = Omit<Schema<"EndedTrip">, "endedAt" | "endingKm" | "replayed"> & {
  endedAt: string | null;
  endingKm: string | null;
};

const TRIP_COLUMNS = {
  id: "t.id",
  date: "t.date",
  days: "t.days",
  startedAt: "t.started_at",
  endedAt: "t.ended_at",
  startingKm: "t.starting_km",
  endingKm: "t.ending_km",
  kmAllowance: "t.km_allowance",
  dayAllowance: "t.day_allowance",
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;
