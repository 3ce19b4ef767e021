import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Knex } from "knex";
import { readStatement2b } from "@vanbook/sdk/gst";
import {
  makeBlock,
  makeFile,
  makeFileInvoice,
} from "../../packages/sdk/gst/statement-2b/testing/sample-statement.ts";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { findMatches } from "../../packages/server/gst/statement-2b/find-matches.ts";
import type { Known } from "./operations.ts";

/** Arguments for the operations of GSTR-2B: a stored file with an invoice that the books lack. */
export async function makeStatementSpares(db: Knex, companyId: number): Promise<Known["own"] & object> {
  const company: { gstin: string } = await db("companies").where("company_id", companyId).first("gstin");
  const { gstin } = company;
  const invoice = makeFileInvoice({ inum: "SPARE/1", dt: "05-04-2019" });
  const text = JSON.stringify(
    makeFile({ b2b: [makeBlock({ inv: [invoice] })] }, { gstin, rtnprd: "042019", gendt: "14-05-2019" }),
  );
  const { statement } = readStatement2b(text, { gstin, month: SPARE_MONTH });
  if (!statement) throw new Error("The spare GSTR-2B file can't be read.");
  await db("statements_2b").insert({
    ...{ company_id: companyId, month: SPARE_MONTH, gstin, made_on: "2019-05-14", document_count: 1 },
    ...{ digest: createHash("sha256").update(text).digest(), file: gzipSync(text), refused_count: 0 },
    ...{ refusals: "[]", unread_parts: "[]", imported_at: toDatabaseTime(readClock()) },
  });
  const firstPage = { result: undefined, page: 1, pageSize: 1 };
  const makeDigest = (words: string) => createHash("sha256").update(words).digest("hex");
  const documentIds = findMatches(statement, [], firstPage, makeDigest).rows.map(
    ({ match }) => match.document?.id,
  );
  return {
    "gst.statement2b": { month: SPARE_MONTH },
    "gst.importStatement2b": { month: SPARE_MONTH, file: new Blob([text]) },
    "gst.decide2b": { month: SPARE_MONTH, decision: "reject", documentIds },
    "gst.hold2b": { month: SPARE_MONTH, documentIds },
  };
}

const SPARE_MONTH = "2019-04";
