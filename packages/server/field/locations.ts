import type { Row } from "@vanbook/sdk/books";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { batchAnswer, oneAnswer } from "../documents/batch-answer.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { pastInstant } from "./instants.ts";
import { readReferences } from "../documents/references/read-references.ts";

const records: FieldRecords<Body<"locations.post">, Row, Schema<"FieldRecord">> = {
  name: "locations",
  columns: {},
  isLoggedTogether: true,
  async plan({ trx, principal }, inputs) {
    const userOf = ({ userId = principal.userId }: Body<"locations.post">) => ({ userId });
    const found = await readReferences({ trx, principal }, inputs.map(userOf), { userId: { to: "user" } });
    return (input, hash) => {
      const { at, day } = pastInstant(input.at, "at");
      return {
        user_id: found.userId(userOf(input)).id,
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
  write: ({ trx, principal }, rows) =>
    insertWithIds(trx, principal.companyId, "locations", rows, (row) => row),
};

/** Positions of the field staff, as points of their tracks. */
export const locations = {
  "locations.post": (async (call) =>
    oneAnswer(await saveRecords(call, records, [call.body]))) satisfies Handler<"locations.post">,
  "locations.postBatch": (async (call) =>
    batchAnswer(
      call.body.documents,
      await saveRecords(call, records, call.body.documents),
    )) satisfies Handler<"locations.postBatch">,
};
