import type { Row } from "../books/posting/voucher.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { fieldBatchAnswer, oneAnswer } from "../documents/record-answers.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { pastInstant } from "./instants.ts";
import { insertWithIds } from "../documents/insert-with-ids.ts";
import { readUsers } from "../documents/references/references.ts";

const records: FieldRecords<Body<"locations.post">, Row, Schema<"FieldRecord">> = {
  name: "locations",
  columns: {},
  isLoggedTogether: true,
  async plan({ trx, principal }, inputs) {
    const user = await readUsers(
      trx,
      principal,
      inputs.map((input) => input.userId ?? principal.userId),
    );
    return (input, hash) => {
      const { at, day } = pastInstant(input.at, "at");
      return {
        user_id: user(input.userId ?? principal.userId, "userId")?.id ?? 0,
        date: day,
        at,
        latitude: input.latitude,
        longitude: input.longitude,
        place: input.place ?? null,
        is_interval_point: input.isIntervalPoint ? 1 : 0,
        client_id: input.clientId,
        request_hash: hash,
      };
    };
  },
  write: (recording, rows) => insertWithIds(recording, "locations", rows),
};

/** Positions of the field staff: the points of their tracks. */
export const locations = {
  "locations.post": (async (call) =>
    oneAnswer(await saveRecords(call, records, [call.body]))) satisfies Handler<"locations.post">,
  "locations.postBatch": (async (call) =>
    fieldBatchAnswer(
      call.body.documents,
      await saveRecords(call, records, call.body.documents),
    )) satisfies Handler<"locations.postBatch">,
};
