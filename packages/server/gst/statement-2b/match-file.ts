import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { readStatement2b } from "@vanbook/sdk/gst";
import { findMatches } from "./find-matches.ts";
import type { EntryRow, MatchAnswer, StatementTask } from "./statement-task.ts";

/** Matches a stored file with the entries of the books. */
export function matchFile(
  { file, gstin, month, query }: StatementTask & { kind: "match" },
  rows: readonly EntryRow[],
): MatchAnswer {
  const { statement } = readStatement2b(new Uint8Array(gunzipSync(file)), { gstin, month });
  if (!statement) throw new Error(`The stored GSTR-2B file of ${month} can't be read.`);
  return findMatches(statement, rows, query, (text) => createHash("sha256").update(text).digest("hex"));
}
