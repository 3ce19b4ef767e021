import { formatQuantity, quantity, type Quantity } from "../money.ts";
import type { Row } from "../books/posting/voucher.ts";
import { now, toDatabaseTime } from "../clock.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { refused } from "../contract/problem.ts";
import { endTrip } from "./end-trip.ts";
import { fieldBatchAnswer, oneAnswer } from "../documents/record-answers.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { pastInstant } from "./instants.ts";
import { insertWithIds } from "../documents/insert-with-ids.ts";
import { finder } from "../documents/references/finder.ts";
import { readUsers } from "../documents/references/references.ts";
import { tripEndColumns } from "./end-trip.ts";

type TripInput = Body<"trips.post">;

const records: FieldRecords<TripInput, Row, Schema<"FieldRecord">> = {
  name: "trips",
  columns: {},
  async plan({ trx, principal }, inputs) {
    const { companyId, userId: author } = principal;
    const userIds = inputs.map((input) => input.userId ?? author);
    const user = await readUsers(trx, principal, userIds);
    const allowances: { id: number; km_allowance: string; day_allowance: string }[] = await trx("users")
      .where("company_id", companyId)
      .whereIn("id", [...new Set(userIds)])
      .select("id", "km_allowance", "day_allowance");
    const allowed = finder(allowances, "USER_UNKNOWN");
    const vehicleIds = inputs.flatMap((input) => input.vehicleId ?? []);
    const vehicles: { id: number }[] = await trx("vehicles")
      .where({ company_id: companyId, is_deleted: 0 })
      .whereIn("id", [...new Set(vehicleIds)])
      .select("id");
    const vehicle = finder(vehicles, "VEHICLE_UNKNOWN");
    return (input, hash) => {
      const traveller = user(input.userId ?? author, "userId");
      if (!traveller) throw refused("USER_UNKNOWN", "userId");
      const { km_allowance: perKm, day_allowance: perDay } = allowed(traveller.id, "userId");
      if (input.vehicleId !== undefined) vehicle(input.vehicleId, "vehicleId");
      const start = pastInstant(input.startedAt, "startedAt");
      const startingKm = quantity(input.startingKm);
      return {
        user_id: traveller.id,
        date: start.day,
        vehicle_id: input.vehicleId ?? null,
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
