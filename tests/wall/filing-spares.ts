import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { packDocuments, packFiles } from "../../packages/server/gst/filing/packed-json.ts";
import type { Known } from "./operations.ts";

/** Arguments for the operations of filed returns: an IFF of a month without documents. */
export async function makeFilingSpares(db: Knex, companyId: number): Promise<Known["own"] & object> {
  const text = `{"company":${companyId}}`;
  await db("gst_returns").insert({
    ...{ company_id: companyId, id: SPARE_ID, form: "GSTR-1", kind: "iff", month: SPARE_MONTH },
    ...{ filed_on: "2019-05-13", arn: "AA3205190012345", part_count: 1, document_count: 0 },
    digest: createHash("sha256").update(text).digest(),
    ...{ file: packFiles([{ name: "iff.json", text }]), documents: packDocuments([]) },
    created_at: toDatabaseTime(readClock()),
  });
  return {
    "gst.filedFile": { returnId: SPARE_ID },
    "gst.changes": { period: SPARE_MONTH, kind: "iff" },
    "gst.file": {
      ...{ form: "GSTR-1", period: "2019-05", kind: "iff" },
      ...{ filedOn: "2019-06-10", arn: "AA3206190012345", digest: undefined },
    },
  };
}

const SPARE_MONTH = "2019-04";
const SPARE_ID = 9001;
