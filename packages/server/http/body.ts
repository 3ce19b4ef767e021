import * as say from "@vanbook/sdk/messages";
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";
import { deriveForm, readForm } from "./form.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { SpecSchema } from "../contract/spec.ts";
import { runInSlices, type Steps } from "../contract/slices.ts";
import type { IgnoredNames } from "../contract/unknown-names.ts";
import { getAskingCompany } from "../channels.ts";
import { countTurnsBy, waitForTurn } from "../db/loop-turns.ts";

countTurnsBy(getAskingCompany);

/**
 * `type` is the request's Content-Type. Throws MEDIA_TYPE_UNSUPPORTED, BAD_JSON, BAD_FORM or
 * BODY_TOO_LARGE, and INVALID_FIELDS for a field that is given twice. A form's unknown fields are
 * skipped and added to `ignoredNames`; without it, they are refused.
 */
export type BodyReader = (
  request: IncomingMessage,
  type: string | undefined,
  ignoredNames?: IgnoredNames,
) => Promise<unknown>;

export function createBodyReader(type: string, schema: SpecSchema): BodyReader {
  if (type === "multipart/form-data") {
    const form = deriveForm(schema);
    return async (request, sentType, ignoredNames) => {
      checkEncoding(request);
      return readForm(request, sentType, form, ignoredNames);
    };
  }
  const limit = calculateBodyLimit(schema);
  return async (request, sentType) => {
    checkEncoding(request);
    return readJson(request, sentType, limit);
  };
}

function checkEncoding({ headers }: IncomingMessage): void {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw problem("MEDIA_TYPE_UNSUPPORTED", { message: "The body must not be compressed." });
}

export async function readJson(
  request: IncomingMessage,
  type: string | undefined,
  limit: number,
): Promise<unknown> {
  if (!JSON_TYPE.test(type ?? "")) throw problem("MEDIA_TYPE_UNSUPPORTED");
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > limit) throw problem("BODY_TOO_LARGE");
  const bytes = await getRawBody(request, { limit }).catch((error: { type?: string }) => {
    throw problem(error.type === "entity.too.large" ? "BODY_TOO_LARGE" : "BAD_JSON");
  });
  const text = decodeText(bytes);
  const { depth, values, fields, repeatedName } = await runInSlices(scanJson(text));
  if (depth > MAX_DEPTH) throw problem("BAD_JSON", { message: "The body is nested too deeply." });
  if (values > MAX_VALUES) throw problem("BODY_TOO_LARGE", say.tooManyValues({ most: MAX_VALUES }));
  if (fields > MAX_FIELDS) throw problem("BODY_TOO_LARGE", say.tooManyFields({ most: MAX_FIELDS }));
  if (text.length > LARGE_TEXT) await waitForTurn();
  const body = parseJson(text);
  if (repeatedName !== undefined)
    throw problemOnField("INVALID_FIELDS", repeatedName, say.givenTooOften({ field: repeatedName, most: 1 }));
  return body;
}

/**
 * JSON is always UTF-8 (RFC 8259, section 8.1), whatever charset its type names. Bytes that are not
 * would become question marks in a name. Some clients begin with a byte order mark.
 */
function decodeText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw problem("BAD_JSON", { message: "The body is not UTF-8." });
  const text = bytes.toString("utf8");
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problem("BAD_JSON");
  }
}

/** In bytes: one megabyte plus the limits of the files in the body. */
export function calculateBodyLimit({ properties = {} }: SpecSchema): number {
  const files = Object.values(properties).filter(({ contentEncoding }) => contentEncoding === "base64");
  return files.reduce((bytes, { maxLength = 0 }) => bytes + maxLength, ONE_MEGABYTE);
}

/**
 * Counts nesting depth, values, and the fields of the largest object before the body is parsed, so
 * that recursive code may walk it, and finds a name that an object has twice, because `JSON.parse`
 * keeps only the last of its values. Stops when a limit is exceeded, so no object has many names to
 * compare.
 */
function* scanJson(text: string): Steps<Scanned> {
  const open: number[] = []; // the fields so far of each open list and object
  const openNames: (Set<string> | undefined)[] = []; // of each open object; undefined for a list
  let depth = 0;
  let values = 1;
  let fields = 0;
  let repeatedName: string | undefined;
  let mayBeName = false;
  let scannedLength = 0;
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at += 1) {
    const mark = text[at];
    if (mark === '"') {
      const end = endOfText(text, at + 1);
      const names = mayBeName ? openNames[depth] : undefined;
      if (names) {
        const name = readName(text.slice(at, end + 1));
        if (names.has(name)) repeatedName ??= name;
        fields = Math.max(fields, names.add(name).size);
      }
      at = end;
    } else if (mark === "[" || mark === "{") {
      open[(depth += 1)] = 0;
      openNames[depth] = mark === "{" ? new Set() : undefined;
      mayBeName = true;
    } else if (mark === "]" || mark === "}") depth -= 1;
    else if (mark === ",") {
      values += 1;
      mayBeName = true;
    } else if (mark === ":") {
      fields = Math.max(fields, (open[depth] = (open[depth] ?? 0) + 1));
      mayBeName = false;
    }
    if (values > MAX_VALUES || fields > MAX_FIELDS) break;
    if (at - scannedLength >= STEP_LENGTH) {
      scannedLength = at;
      yield STEP_VALUES;
    }
  }
  return { depth, values, fields, repeatedName };
}

interface Scanned {
  depth: number;
  values: number;
  fields: number;
  repeatedName: string | undefined;
}

/** As `JSON.parse` reads it: `"a"` and `"\u0061"` are one name. */
function readName(quotedText: string): string {
  if (!quotedText.includes("\\")) return quotedText.slice(1, -1);
  try {
    return JSON.parse(quotedText) as string;
  } catch {
    return quotedText; // parsing the body fails too
  }
}

/** Finds the closing quote with `indexOf`, to skip a file of many megabytes in one step. */
function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

export const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\s*(;|$)/i;
const ONE_MEGABYTE = 1024 * 1024;
/** In characters: to scan so many takes about as long as to check so many values. */
const STEP_LENGTH = 10_000;
const STEP_VALUES = 100;
/** In characters: to parse more takes milliseconds. */
const LARGE_TEXT = 64 * 1024;
const MAX_DEPTH = 32;
/** Enough for a batch of 200 documents with 500 values each. */
const MAX_VALUES = 100_000;
/** Several times as many as any object in the contract has. */
const MAX_FIELDS = 200;
