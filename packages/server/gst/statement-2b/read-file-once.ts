import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { readStatement2b } from "@vanbook/sdk/gst";
import type { ReadAnswer, StatementTask } from "./statement-task.ts";

/** Reads an uploaded file, and compresses it to be stored. */
export function readFileOnce({ file, gstin, month }: StatementTask & { kind: "read" }): ReadAnswer {
  const { statement, refusals, refusedCount, unreadParts } = readStatement2b(file, { gstin, month });
  const [refusal] = refusals;
  if (!statement) return { refused: refusal ?? { path: "", code: "notJson" } };
  return {
    refusals,
    refusedCount,
    unreadParts,
    madeOn: statement.madeOn,
    documentCount: statement.documents.length,
    digest: new Uint8Array(createHash("sha256").update(file).digest()),
    file: new Uint8Array(gzipSync(file)),
  };
}
