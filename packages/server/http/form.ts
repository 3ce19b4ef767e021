import * as say from "@vanbook/sdk/messages";
import type { IncomingMessage } from "node:http";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { isAbsent } from "../contract/coerce.ts";
import { problem, refused, type Problem } from "@vanbook/sdk/problem";
import type { SpecSchema } from "../contract/spec.ts";

/** The allowed parts of a form, and its maximum size. */
export interface Form {
  fields: ReadonlyMap<string, FormField>;
  /** Maximum size of the whole body in bytes. */
  limit: number;
}

interface FormField {
  isFile: boolean;
  /** Whether an empty text is a valid value. */
  mayBeEmpty: boolean;
  isList: boolean;
  /** Maximum number of occurrences. */
  most: number;
  /** Maximum size of each occurrence in bytes. */
  limit: number;
}

/**
 * Derives the form from a schema of the contract: the size of files from `maxLength` (bytes), the length of
 * lists from `maxItems`.
 */
export function formOf({ properties = {} }: SpecSchema): Form {
  const fields = new Map(
    Object.entries(properties).map(([name, property]) => [name, fieldOf(name, property)]),
  );
  const files = [...fields.values()].filter(({ isFile }) => isFile);
  return { fields, limit: files.reduce((bytes, { most, limit }) => bytes + most * limit, MEGABYTE) };
}

function fieldOf(name: string, schema: SpecSchema): FormField {
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
 * Reads a form: texts, files as bytes, and lists of either. Stops at the first part that the form does not
 * allow. File names and declared file types are ignored.
 */
export async function readForm(
  request: IncomingMessage,
  type: string | undefined,
  form: Form,
): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;/i.test(type ?? ""))
    throw problem("MEDIA_TYPE_UNSUPPORTED", {
      message: "The body must be a form (Content-Type: multipart/form-data).",
    });
  if (Number(request.headers["content-length"] ?? 0) > form.limit) throw problem("BODY_TOO_LARGE");
  const values = new Map<string, (string | Uint8Array)[]>();
  await parse(request, parserFor(type ?? ""), form, (name, value) => {
    const given = values.get(name);
    if (given) given.push(value);
    else values.set(name, [value]);
  });
  return Object.fromEntries(
    [...values].map(([name, given]) => [name, form.fields.get(name)?.isList ? given : given[0]]),
  );
}

function parserFor(type: string): BusboyInstance {
  const limits = { fieldSize: TEXT_LIMIT, headerPairs: 16, headerSize: 4096 };
  if (!/;\s*boundary="?[^";\s]/i.test(type)) throw problem("BAD_FORM");
  return orBadForm(() => new Busboy({ headers: { "content-type": type }, limits }));
}

/** Converts the parser's exceptions to BAD_FORM: it throws if the Content-Type's boundary is missing or invalid. */
function orBadForm<T>(make: () => T): T {
  try {
    return make();
  } catch {
    throw problem("BAD_FORM");
  }
}

type Take = (name: string, value: string | Uint8Array) => void;

/** Parses the body as it arrives and passes on each value. On a problem it rejects, and drains the rest of the body. */
function parse(request: IncomingMessage, parser: BusboyInstance, form: Form, take: Take): Promise<void> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > form.limit) refuse(problem("BODY_TOO_LARGE"));
    };
    const breakOff = () => request.complete || refuse(problem("BAD_FORM"));
    const leave = () => void request.off("data", count).off("close", breakOff);
    const refuse = (found: Problem) => {
      leave();
      request.unpipe(parser).resume();
      parser.removeAllListeners("field").removeAllListeners("file");
      reject(found);
    };
    const over = counter(form);
    parser.on("field", (name, text, _, isTruncated) => {
      // If no file is chosen, older clients send the field as a text: null, undefined or empty.
      if (form.fields.get(name)?.isFile && isAbsent(text)) return;
      const found = over(name, false) ?? (isTruncated ? tooLarge(name) : undefined);
      if (found) return refuse(found);
      // An empty field arrives as an empty text, which is not a valid number, for example.
      if (text !== "" || form.fields.get(name)?.mayBeEmpty) take(name, text);
    });
    parser.on("file", (name, stream) => {
      stream.on("error", () => undefined); // the parser also reports this error
      const found = over(name, true);
      if (found) return (stream.resume(), refuse(found));
      collect(stream, form.fields.get(name)?.limit ?? 0, (file) => {
        if (file === undefined) return refuse(tooLarge(name));
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

/**
 * Returns a function that counts the parts of each name, and returns a problem for a part that the form
 * does not allow.
 */
function counter(form: Form): (name: string | undefined, isFile: boolean) => Problem | undefined {
  const seen = new Map<string, number>();
  return (name, isFile) => {
    if (name === undefined) return problem("BAD_FORM");
    const field = form.fields.get(name);
    if (!field) return refused("UNKNOWN_FIELD", name, say.notField({ field: name }));
    if (field.isFile !== isFile)
      return refused(
        "INVALID_FIELDS",
        name,
        say.notOfKind({ field: name, kind: field.isFile ? "a file" : "text" }),
      );
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > field.most
      ? refused("INVALID_FIELDS", name, say.givenTooOften({ field: name, most: field.most }))
      : undefined;
  };
}

/** Reads a whole file; undefined if it is larger than allowed. */
function collect(
  stream: BusboyFileStream,
  limit: number,
  done: (file: Uint8Array | undefined) => void,
): void {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else if (length - chunk.length <= limit) done(undefined);
  });
  stream.on("end", () => length <= limit && done(Buffer.concat(chunks)));
}

function tooLarge(field: string): Problem {
  return refused("BODY_TOO_LARGE", field, say.tooLarge({ field }));
}

const MEGABYTE = 1024 * 1024;
const TEXT_LIMIT = 64 * 1024;
