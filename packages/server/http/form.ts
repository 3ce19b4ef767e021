import * as say from "@vanbook/sdk/messages";
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { isAbsent } from "../contract/coerce.ts";
import { problem, problemOnField, type Problem } from "@vanbook/sdk/problem";
import type { SpecSchema } from "../contract/spec.ts";
import type { IgnoredNames } from "../contract/unknown-names.ts";

export interface Form {
  fields: ReadonlyMap<string, FormField>;
  limit: number;
}

interface FormField {
  isFile: boolean;
  mayBeEmpty: boolean;
  isList: boolean;
  most: number;
  /** Maximum bytes of each occurrence. */
  limit: number;
}

/** The size of files comes from `maxLength` (bytes), the length of lists from `maxItems`. */
export function deriveForm({ properties = {} }: SpecSchema): Form {
  const fields = new Map(
    Object.entries(properties).map(([name, property]) => [name, deriveField(name, property)]),
  );
  const files = [...fields.values()].filter(({ isFile }) => isFile);
  return { fields, limit: files.reduce((bytes, { most, limit }) => bytes + most * limit, ONE_MEGABYTE) };
}

function deriveField(name: string, schema: SpecSchema): FormField {
  const isList = schema.type === "array";
  const one = isList ? (schema.items ?? {}) : schema;
  const most = isList ? schema.maxItems : 1;
  const isFile = one["x-file"] === true;
  const limit = isFile ? one.maxLength : TEXT_LIMIT;
  if (most === undefined) throw new Error(`${name} is a list of a form and lacks maxItems`);
  if (limit === undefined) throw new Error(`${name} is a file of a form and lacks maxLength, its bytes`);
  const mayBeEmpty = [one.type].flat().some((type) => type === "string" || type === "null");
  return { isFile, mayBeEmpty, isList, most, limit };
}

/**
 * Reads texts, files as bytes, and lists of either. Stops at the first part that the form does not
 * allow, and ignores file names and declared file types. Parts with an unknown name are skipped if
 * there is a set to add their names to.
 */
export async function readForm(
  request: IncomingMessage,
  type: string | undefined,
  form: Form,
  ignoredNames?: IgnoredNames,
): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;/i.test(type ?? ""))
    throw problem("MEDIA_TYPE_UNSUPPORTED", {
      message: "The body must be a form (Content-Type: multipart/form-data).",
    });
  if (Number(request.headers["content-length"] ?? 0) > form.limit) throw problem("BODY_TOO_LARGE");
  const values = new Map<string, (string | Uint8Array)[]>();
  const isSkipped = (name: string | undefined) => {
    if (!ignoredNames || name === undefined || form.fields.has(name)) return false;
    ignoredNames.add(name);
    return true;
  };
  await parse(request, createParser(type ?? ""), { ...form, isSkipped }, (name, value) => {
    const fieldValues = values.get(name);
    if (fieldValues) fieldValues.push(value);
    else values.set(name, [value]);
  });
  return Object.fromEntries(
    [...values].map(([name, fieldValues]) => [
      name,
      form.fields.get(name)?.isList ? fieldValues : fieldValues[0],
    ]),
  );
}

function createParser(type: string): BusboyInstance {
  const limits = { fieldSize: TEXT_LIMIT, headerPairs: 16, headerSize: 4096 };
  if (!/;\s*boundary="?[^";\s]/i.test(type)) throw problem("BAD_FORM");
  return wrapBadForm(() => new Busboy({ headers: { "content-type": type }, limits }));
}

/** The parser throws if the Content-Type's boundary is missing or invalid. */
function wrapBadForm<T>(make: () => T): T {
  try {
    return make();
  } catch {
    throw problem("BAD_FORM");
  }
}

type Take = (name: string, value: string | Uint8Array) => void;

/** Passes on each value as it arrives. On a problem it rejects and drains the rest of the body. */
function parse(
  request: IncomingMessage,
  parser: BusboyInstance,
  form: Form & { isSkipped: (name: string | undefined) => boolean },
  take: Take,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > form.limit) refuse(problem("BODY_TOO_LARGE"));
    };
    const breakOff = () => request.complete || refuse(problem("BAD_FORM"));
    const leave = () => void request.off("data", count).off("close", breakOff);
    const refuse = (refusal: Problem) => {
      leave();
      request.unpipe(parser).resume();
      parser.removeAllListeners("field").removeAllListeners("file");
      reject(refusal);
    };
    const over = createPartCounter(form);
    parser.on("field", (name, text, _, isTruncated) => {
      if (form.isSkipped(name)) return;
      // Older clients send a field without a chosen file as a text: null, undefined or empty.
      if (form.fields.get(name)?.isFile && isAbsent(text)) return;
      const refusal =
        over(name, false) ??
        (isTruncated
          ? problemTooLarge(name)
          : text.includes(UNREADABLE_CHARACTER)
            ? problemNotUtf8()
            : undefined);
      if (refusal) return refuse(refusal);
      // An empty field arrives as an empty text, which is no valid number, for example.
      if (text !== "" || form.fields.get(name)?.mayBeEmpty) take(name, text);
    });
    parser.on("file", (name, stream) => {
      stream.on("error", () => undefined); // the parser also reports this error
      if (form.isSkipped(name)) return void stream.resume();
      const refusal = over(name, true);
      if (refusal) return (stream.resume(), refuse(refusal));
      collect(stream, form.fields.get(name)?.limit ?? 0, (file) => {
        if (file === undefined) return refuse(problemTooLarge(name));
        // Browsers send a file input without a file as a file of zero bytes.
        if (file.length > 0) take(name, file);
      });
    });
    parser.on("error", () => refuse(problem("BAD_FORM")));
    parser.on("finish", () => (leave(), resolve()));
    request.on("data", count).on("close", breakOff);
    request.on("error", () => refuse(problem("BAD_FORM")));
    request.pipe(parser);
  });
}

function createPartCounter(form: Form): (name: string | undefined, isFile: boolean) => Problem | undefined {
  const seenCounts = new Map<string, number>();
  return (name, isFile) => {
    if (name === undefined) return problem("BAD_FORM");
    const field = form.fields.get(name);
    if (!field) return problemOnField("UNKNOWN_FIELD", name, say.notField({ field: name }));
    if (field.isFile !== isFile)
      return problemOnField(
        "INVALID_FIELDS",
        name,
        say.notOfKind({ field: name, kind: field.isFile ? "a file" : "text" }),
      );
    const times = (seenCounts.get(name) ?? 0) + 1;
    seenCounts.set(name, times);
    return times > field.most
      ? problemOnField("INVALID_FIELDS", name, say.givenTooOften({ field: name, most: field.most }))
      : undefined;
  };
}

/** Undefined if the file is larger than allowed. */
function collect(
  stream: BusboyFileStream,
  limit: number,
  onEnd: (file: Uint8Array | undefined) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else if (length - chunk.length <= limit) onEnd(undefined);
  });
  stream.on("end", () => length <= limit && onEnd(Buffer.concat(chunks)));
}

function problemTooLarge(field: string): Problem {
  return problemOnField("BODY_TOO_LARGE", field, say.tooLarge({ field }));
}

function problemNotUtf8(): Problem {
  return problem("BAD_FORM", { message: "The body is not UTF-8." });
}

/** What the parser writes for bytes that are not UTF-8, or not in the charset of their part. */
const UNREADABLE_CHARACTER = "\uFFFD";
const ONE_MEGABYTE = 1024 * 1024;
const TEXT_LIMIT = 64 * 1024;
