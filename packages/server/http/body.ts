import type { IncomingMessage } from "node:http";
import getRawBody from "raw-body";
import { formOf, readForm } from "./form.ts";
import { problem } from "../contract/problem.ts";
import type { resolver, SpecSchema } from "../contract/spec.ts";

/** Reads the body of a request; `type` is its Content-Type. */
export type BodyReader = (request: IncomingMessage, type: string | undefined) => Promise<unknown>;

/** The reader of the bodies that an operation of the contract takes: of a form when it says so, else of JSON. */
export function bodyReader(
  type: string,
  schema: SpecSchema,
  resolve: ReturnType<typeof resolver>,
): BodyReader {
  if (type === "multipart/form-data") {
    const form = formOf(schema, resolve);
    return (request, sentType) => readForm(request, sentType, form);
  }
  const limit = bodyLimit(schema, resolve);
  return (request, sentType) => readJson(request, sentType, limit);
}

/** The JSON body of a request, of at most so many bytes. */
export async function readJson(
  request: IncomingMessage,
  type: string | undefined,
  limit: number,
): Promise<unknown> {
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type ?? ""))
    throw problem("MEDIA_TYPE_UNSUPPORTED");
  const length = Number(request.headers["content-length"] ?? 0);
  if (length > limit) throw problem("BODY_TOO_LARGE");
  const text = await getRawBody(request, { limit, encoding: "utf8" }).catch((error: { type?: string }) => {
    throw problem(error.type === "entity.too.large" ? "BODY_TOO_LARGE" : "BAD_JSON");
  });
  if (isDeeplyNested(text)) throw problem("BAD_JSON", { message: "The body is nested too deeply." });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw problem("BAD_JSON");
  }
}

/** Bytes that a body may have: a megabyte, and what the contract lets the files in it have. */
export function bodyLimit({ properties = {} }: SpecSchema, resolve: ReturnType<typeof resolver>): number {
  const files = Object.values(properties)
    .map((property) => resolve(property))
    .filter(({ contentEncoding }) => contentEncoding === "base64");
  return files.reduce((bytes, { maxLength = 0 }) => bytes + maxLength, MEGABYTE);
}

/** Whether lists and objects stand in each other deeper than any operation needs; what walks a body may then recurse. */
function isDeeplyNested(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '"') at = endOfText(text, at + 1);
    else if (mark === "[" || mark === "{") depth += 1;
    else if (mark === "]" || mark === "}") depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Where the text that begins at `from` is closed; a file of many megabytes is passed over in one step. */
function endOfText(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

const MEGABYTE = 1024 * 1024;
const MAX_DEPTH = 32;
