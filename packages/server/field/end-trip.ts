import { quantity } from "../money.ts";
import { withTransaction } from "../db/transaction.ts";
import { audit } from "../auth/audit.ts";
import { fromDatabaseTime } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "../contract/problem.ts";
import { ofCompany, ofUsers } from "../auth/scope.ts";
import { tripEnd } from "./trip-end.ts";

/** Ends a trip; repeating it with the same values changes nothing. Throws TRIP_ENDED when the values differ. */
export const endTrip: Handler<"trips.end"> = ({ query, body, principal, db, client }) =>
  withTransaction(db, async (trx) => {
    const open = ofUsers(ofCompany(trx, principal, "trips as t"), principal, "t.user_id");
    const trip: TripRow | undefined = await open.where("t.id", query.tripId).forUpdate().first(COLUMNS);
    if (!trip) throw problem("NOT_FOUND");
    const startedAt = fromDatabaseTime(trip.startedAt);
    const end = tripEnd({ startedAt, startingKm: quantity(trip.startingKm) }, body);
    const ended = { ...trip, days: end.days, endedAt: end.ended_at, endingKm: end.ending_km };
    if (trip.endedAt !== null) {
      if (trip.endedAt !== ended.endedAt || trip.endingKm !== ended.endingKm) throw problem("TRIP_ENDED");
      return { ...ended, replayed: true };
    }
    await trx("trips").where({ company_id: principal.companyId, id: trip.id }).update(end);
    const done = { operation: "trips.end", entity: "trips", entityId: trip.id, before: trip, after: body };
    await audit(trx, { principal, client }, done);
    return { ...ended, replayed: false };
  });

type TripRow = Omit<Schema<"EndedTrip">, "endedAt" | "endingKm" | "replayed"> & {
  endedAt: string | null;
  endingKm: string | null;
};

const COLUMNS = {
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
