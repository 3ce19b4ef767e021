import { formatQuantity, quantity, type Quantity, type Row } from "@vanbook/sdk/books";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { stamp } from "../master/records.ts";
import { Problem, problemOnField } from "@vanbook/sdk/problem";
import { endTrip } from "./end-trip.ts";
import { makeBatchAnswer, requireSaved } from "../documents/batch-answer.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { parsePastInstant } from "./instants.ts";
import { createFinder } from "../documents/references/finder.ts";
import { readReferences } from "../documents/references/read-references.ts";
import { makeTripEndColumns } from "./end-trip.ts";
import { drawPhotos, keepPhotos, withPhotoSizes, type TripPhoto } from "./trip-photos.ts";

type TripInput = Body<"trips.post">;
type TripRecords = FieldRecords<TripInput, Row, Schema<"FieldRecord">>;

const records: TripRecords = {
  name: "trips",
  columns: {},
  logged: withPhotoSizes,
  async plan({ trx, principal }, inputs) {
    const { companyId, userId: author } = principal;
    const pickTraveller = ({ userId = author }: TripInput) => ({ userId });
    const inputsWithUser = inputs.map((input) => ({ ...input, ...pickTraveller(input) }));
    const references = await readReferences({ trx, principal }, inputsWithUser, {
      userId: { to: "user" },
      vehicleId: { to: "vehicle" },
    });
    const allowances: { id: number; km_allowance: string; day_allowance: string }[] = await trx("users")
      .where("company_id", companyId)
      .whereIn("id", [...new Set(inputsWithUser.map(({ userId }) => userId))])
      .select("id", "km_allowance", "day_allowance");
    const findAllowance = createFinder(allowances, "USER_UNKNOWN");
    return (input, hash) => {
      const traveller = references.userId(pickTraveller(input));
      const { km_allowance: perKm, day_allowance: perDay } = findAllowance(traveller.id, "userId");
      const vehicle = references.vehicleId(input);
      const start = parsePastInstant(input.startedAt, "startedAt");
      const startingKm = quantity(input.startingKm);
      return {
        user_id: traveller.id,
        date: start.day,
        vehicle_id: vehicle?.id ?? null,
        started_at: start.at,
        starting_km: formatQuantity(startingKm),
        ...endOf(input, startingKm),
        km_allowance: perKm,
        day_allowance: perDay,
        client_id: input.clientId,
        request_hash: hash,
        ...stamp("created", principal),
      };
    };
  },
  write: ({ trx, principal }, rows) => insertWithIds(trx, principal.companyId, "trips", rows, (row) => row),
};

export const trips = {
  "trips.post": (async (call) => {
    const withPhotos: TripRecords = { ...records, write: writeWith(await drawPhotos(call.body)) };
    return requireSaved(await saveRecords(call, withPhotos, [call.body]));
  }) satisfies Handler<"trips.post">,
  "trips.postBatch": (async (call) => {
    const sentTrips = call.body.documents.map(refusePhotos);
    return makeBatchAnswer(sentTrips, await saveRecords(call, records, sentTrips));
  }) satisfies Handler<"trips.postBatch">,
  "trips.end": endTrip,
};

function writeWith(photos: readonly TripPhoto[]): TripRecords["write"] {
  return async (recording, rows) => {
    const [id = 0] = await records.write(recording, rows);
    await keepPhotos(recording.trx, recording.principal, id, photos);
    return [id];
  };
}

/** Re-encoding a photo takes about a second: a batch of two hundred would block everyone else. */
function refusePhotos(trip: TripInput | Problem): TripInput | Problem {
  if (trip instanceof Problem) return trip;
  const field = trip.startingPic ? "startingPic" : "endingPic";
  return trip[field] ? problemOnField("INVALID_FIELDS", field, "A trip with photos is sent alone.") : trip;
}

function endOf({ startedAt, endedAt, endingKm }: TripInput, startingKm: Quantity) {
  if (endedAt === undefined || endingKm === undefined) return { ended_at: null, ending_km: null, days: 1 };
  return makeTripEndColumns({ startedAt, startingKm }, { endedAt, endingKm });
}
