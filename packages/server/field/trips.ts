import { formatQuantity, quantity, type Quantity } from "../money.ts";
import type { Row } from "../books/posting/voucher.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { endTrip } from "./end-trip.ts";
import { fieldBatchAnswer, oneAnswer } from "../documents/record-answers.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { pastInstant } from "./instants.ts";
import { insertWithIds } from "../documents/insert-with-ids.ts";
import { finder } from "../documents/references/finder.ts";
import { readReferences } from "../documents/references/read-references.ts";
import { tripEndColumns } from "./end-trip.ts";

type TripInput = Body<"trips.post">;

const records: FieldRecords<TripInput, Row, Schema<"FieldRecord">> = {
  name: "trips",
  columns: {},
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
        created_by: author,
        created_at: toDatabaseTime(now()),
      };
    };
  },
  write: (recording, rows) => insertWithIds(recording, "trips", rows),
};

/** Trips of the field staff: started and ended, or sent as a whole afterwards. */
export const trips = {
  "trips.post": (async (call) =>
    oneAnswer(await saveRecords(call, records, [call.body]))) satisfies Handler<"trips.post">,
  "trips.postBatch": (async (call) =>
    fieldBatchAnswer(
      call.body.documents,
      await saveRecords(call, records, call.body.documents),
    )) satisfies Handler<"trips.postBatch">,
  "trips.end": endTrip,
};

function endOf({ startedAt, endedAt, endingKm }: TripInput, startingKm: Quantity) {
  if (endedAt === undefined || endingKm === undefined) return { ended_at: null, ending_km: null, days: 1 };
  return tripEndColumns({ startedAt, startingKm }, { endedAt, endingKm });
}
