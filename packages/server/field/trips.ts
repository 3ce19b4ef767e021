import { formatQuantity, quantity, type Quantity, type Row } from "@vanbook/sdk/books";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { stamp } from "../master/records.ts";
import { Problem, refused } from "@vanbook/sdk/problem";
import { endTrip } from "./end-trip.ts";
import { batchAnswer, oneAnswer } from "../documents/batch-answer.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { pastInstant } from "./instants.ts";
import { finder } from "../documents/references/finder.ts";
import { readReferences } from "../documents/references/read-references.ts";
import { tripEndColumns } from "./end-trip.ts";
import { drawPhotos, keepPhotos, withPhotoSizes, type TripPhoto } from "./trip-photos.ts";

type TripInput = Body<"trips.post">;
type TripRecords = FieldRecords<TripInput, Row, Schema<"FieldRecord">>;

const records: TripRecords = {
  name: "trips",
  columns: {},
  logged: withPhotoSizes,
  async plan({ trx, principal }, inputs) {
    const { companyId, userId: author } = principal;
    const travellerOf = ({ userId = author }: TripInput) => ({ userId });
    const named = inputs.map((input) => ({ ...input, ...travellerOf(input) }));
    const found = await readReferences({ trx, principal }, named, {
      userId: { to: "user" },
      vehicleId: { to: "vehicle" },
    });
    const allowances: { id: number; km_allowance: string; day_allowance: string }[] = await trx("users")
      .where("company_id", companyId)
      .whereIn("id", [...new Set(named.map(({ userId }) => userId))])
      .select("id", "km_allowance", "day_allowance");
    const allowed = finder(allowances, "USER_UNKNOWN");
    return (input, hash) => {
      const traveller = found.userId(travellerOf(input));
      const { km_allowance: perKm, day_allowance: perDay } = allowed(traveller.id, "userId");
      const vehicle = found.vehicleId(input);
      const start = pastInstant(input.startedAt, "startedAt");
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

/** Trips of the field staff: started and ended, or sent complete afterwards. */
export const trips = {
  "trips.post": (async (call) => {
    const withPhotos: TripRecords = { ...records, write: writeWith(await drawPhotos(call.body)) };
    return oneAnswer(await saveRecords(call, withPhotos, [call.body]));
  }) satisfies Handler<"trips.post">,
  "trips.postBatch": (async (call) => {
    const given = call.body.documents.map(withoutPhotos);
    return batchAnswer(given, await saveRecords(call, records, given));
  }) satisfies Handler<"trips.postBatch">,
  "trips.end": endTrip,
};

/** Writes a trip with its photos. */
function writeWith(photos: readonly TripPhoto[]): TripRecords["write"] {
  return async (recording, rows) => {
    const [id = 0] = await records.write(recording, rows);
    await keepPhotos(recording.trx, recording.principal, id, photos);
    return [id];
  };
}

/**
 * Refuses photos in a batch: re-encoding one takes a second, and two hundred would block the server for
 * everyone else.
 */
function withoutPhotos(trip: TripInput | Problem): TripInput | Problem {
  if (trip instanceof Problem) return trip;
  const field = trip.startingPic ? "startingPic" : "endingPic";
  return trip[field] ? refused("INVALID_FIELDS", field, "A trip with photos is sent alone.") : trip;
}

function endOf({ startedAt, endedAt, endingKm }: TripInput, startingKm: Quantity) {
  if (endedAt === undefined || endingKm === undefined) return { ended_at: null, ending_km: null, days: 1 };
  return tripEndColumns({ startedAt, startingKm }, { endedAt, endingKm });
}
