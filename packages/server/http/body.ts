import * as say from "@vanbook/sdk/messages";
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";
import { deriveForm, readForm } from "./form.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { scanJson } from "@vanbook/sdk/scan-json";
import type { SpecSchema } from "../contract/spec.ts";
import { runInSlices } from "../contract/slices.ts";
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
  const { depth, values, fields, repeatedName } = await runInSlices(scanJson(text, BODY_LIMITS));
  if (depth > BODY_LIMITS.depth) throw problem("BAD_JSON", { message: "The body is nested too deeply." });
  if (values > BODY_LIMITS.values)
    throw problem("BODY_TOO_LARGE", say.tooManyValues({ most: BODY_LIMITS.values }));
  if (fields > BODY_LIMITS.fields)
    throw problem("BODY_TOO_LARGE", say.tooManyFields({ most: BODY_LIMITS.fields }));
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

export const JSON_TYPE = /^application\/(json|[\w.-]+\+json)\s*(;|$)/i;
const ONE_MEGABYTE = 1024 * 1024;
/** In characters: to parse more takes milliseconds. */
const LARGE_TEXT = 64 * 1024;
const BODY_LIMITS = {
  depth: 32,
  /** Enough for a batch of 200 documents with 500 values each. */
  values: 100_000,
  /** Several times as many as any object in the contract has. */
  fields: 200,
};
