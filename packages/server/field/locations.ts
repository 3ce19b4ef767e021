import type { Row } from "@vanbook/sdk/books";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { makeBatchAnswer, requireSaved } from "../documents/batch-answer.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { parsePastInstant } from "./instants.ts";
import { readReferences } from "../documents/references/read-references.ts";

const records: FieldRecords<Body<"locations.post">, Row, Schema<"FieldRecord">> = {
  name: "locations",
  columns: {},
  isLoggedTogether: true,
  async plan({ trx, principal }, inputs) {
    const pickUser = ({ userId = principal.userId }: Body<"locations.post">) => ({ userId });
    const references = await readReferences({ trx, principal }, inputs.map(pickUser), {
      userId: { to: "user" },
    });
    return (input, hash) => {
      const { at, day } = parsePastInstant(input.at, "at");
      return {
        user_id: references.userId(pickUser(input)).id,
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

export const locations = {
  "locations.post": (async (call) =>
    requireSaved(await saveRecords(call, records, [call.body]))) satisfies Handler<"locations.post">,
  "locations.postBatch": (async (call) =>
    makeBatchAnswer(
      call.body.documents,
      await saveRecords(call, records, call.body.documents),
    )) satisfies Handler<"locations.postBatch">,
};
