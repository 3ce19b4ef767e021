import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { packDocuments, packFiles } from "../../packages/server/gst/filing/packed-json.ts";
import type { Known } from "./operations.ts";

/** Arguments for the operations of filed returns: a GSTR-1 of a month without documents. */
export async function makeFilingSpares(db: Knex, companyId: number): Promise<Known["own"] & object> {
  const text = `{"company":${companyId}}`;
  await db("gst_returns").insert({
    ...{ company_id: companyId, id: SPARE_ID, form: "GSTR-1", kind: "month", month: SPARE_MONTH },
    ...{ filed_on: "2019-05-13", arn: "AA3205190012345", part_count: 1, document_count: 0 },
    digest: createHash("sha256").update(text).digest(),
    ...{ file: packFiles([{ name: "spare.json", text }]), documents: packDocuments([]) },
    created_at: toDatabaseTime(readClock()),
  });
  await db("company_settings")
    .insert({ company_id: companyId, name: `filing.${SPARE_MONTH}-01`, value: "monthly" })
    .onConflict(["company_id", "name"])
    .ignore();
  return {
    "gst.filedFile": { returnId: SPARE_ID },
    "gst.changes": { period: SPARE_MONTH },
    "gst.file": {
      ...{ form: "GSTR-3B", period: SPARE_MONTH, kind: "month" },
      ...{ filedOn: "2019-05-20", arn: "AA3205190012346", digest: undefined },
    },
  };
}

const SPARE_MONTH = "2019-04";
const SPARE_ID = 9001;
