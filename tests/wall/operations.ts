import { randomUUID } from "node:crypto";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import type { SpecOperation, SpecParameter, SpecSchema } from "../../packages/server/contract/spec.ts";
import { makeForm } from "../form.ts";
import type { Request } from "../product.ts";
import type { Samples } from "./samples.ts";

/** An operation of the contract as the wall tests call it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  roles: readonly number[] | "public";
  scope: string;
  isReport: boolean;
  parameters: readonly SpecParameter[];
  body: SpecSchema | undefined;
  /** Its body is sent as multipart/form-data. */
  isForm: boolean;
  /** It needs an Idempotency-Key. */
  isKeyed: boolean;
  tags: readonly string[];
}

const COMPANY_FIELD = /^comp(any)?id$/i;
const PAGING_FIELDS = ["page", "pageSize", "after", "sort", "search"];
const LAST_OPERATIONS = ["companies.delete", "session.logout", "profile.resetPassword"];
const spec = readSpec();

/**
 * Every operation of the contract, reads before writes. New operations are covered automatically.
 */
export const operations: readonly Operation[] = Object.entries(spec.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => describeOperation(path, method, operation)),
  )
  .toSorted((a, b) => rankOperation(a) - rankOperation(b) || a.id.localeCompare(b.id));

/** The caller, and values that exist in the company for the names that operations take. */
export interface Known {
  companyId: number;
  userId: number;
  from: string;
  to: string;
  /** Values by documented name, such as a record's id. */
  values: Readonly<Record<string, unknown>>;
  /** Complete bodies by resource; `documents` has the ids to edit and to cancel. */
  samples?: Samples;
  documents?: Readonly<Record<string, readonly [edited: number, cancelled: number]>>;
  /** Values by operation, if one needs its own: the year to lock differs from the year to close. */
  own?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * A request with everything that the operation requires, built from names and schemas. `extra` adds
 * or replaces fields.
 */
export function makeSampleRequest(
  operation: Operation,
  knownValues: Known,
  extra: Record<string, unknown> = {},
): Request {
  const wantedParameters = operation.parameters.filter(
    (parameter) => parameter.in !== "header" && (parameter.required || parameter.name in extra),
  );
  const parameterValues = Object.fromEntries(
    wantedParameters.map(({ name, schema }) => [
      name,
      extra[name] ??
        knownValues.own?.[operation.id]?.[name] ??
        (name === "id" ? findDocumentId(operation, knownValues) : undefined) ??
        makeSampleValue(name, schema, knownValues),
    ]),
  );
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameterValues[name])),
  );
  const query = Object.fromEntries(
    Object.entries(parameterValues)
      .filter(([name]) => !inPath.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const headers = operation.isKeyed ? { headers: { "Idempotency-Key": randomUUID() } } : {};
  const request = { method: operation.method, path, query, ...headers };
  if (!operation.body) return request;
  const body =
    makeDocumentBody(operation, knownValues, extra) ??
    makeSampleBody(operation.body, withOwn(knownValues, operation), {
      ...knownValues.own?.[operation.id],
      ...extra,
    });
  return { ...request, body: operation.isForm ? makeForm(Object(body)) : body };
}

/** `knownValues` with the values of `known.own` for this operation. */
function withOwn(knownValues: Known, { id }: Operation): Known {
  return { ...knownValues, values: { ...knownValues.values, ...knownValues.own?.[id] } };
}

/** The sample document of the operation's resource, single or as a batch of one. */
function makeDocumentBody(operation: Operation, knownValues: Known, extra: Record<string, unknown>): unknown {
  const [resource = "", verb = ""] = operation.id.split(".");
  const sample = knownValues.samples?.[operation.id] ?? knownValues.samples?.[resource];
  if (!sample || !["post", "postBatch", "edit", "price", "end"].includes(verb)) return undefined;
  if (verb !== "postBatch") return { ...sample, ...extra };
  const list = Object.keys(collectProperties(operation.body))[0] ?? "documents";
  return { [list]: [sample], ...extra };
}

/** The id of the document that an operation edits or cancels, if its path names one. */
function findDocumentId(operation: Operation, knownValues: Known): number | undefined {
  const [resource = "", verb = ""] = operation.id.split(".");
  return knownValues.documents?.[resource]?.[verb === "cancel" ? 1 : 0];
}

/** Name of the company field of an operation, if it has one. */
export function findCompanyName(operation: Operation): string | undefined {
  return listFieldNames(operation).find((name) => COMPANY_FIELD.test(name));
}

/** Names of an operation's query, path and body fields. */
export function listFieldNames(operation: Operation): string[] {
  const parameters = operation.parameters.filter((parameter) => parameter.in !== "header");
  return [...parameters.map(({ name }) => name), ...Object.keys(collectProperties(operation.body))];
}

/** Names of an operation's optional fields, such as filters. */
export function listOptionalNames(operation: Operation): string[] {
  const requiredNames = [
    ...operation.parameters.filter((parameter) => parameter.required).map(({ name }) => name),
    ...(operation.body ? listRequired(operation.body) : []),
  ];
  return listFieldNames(operation).filter(
    (name) => !requiredNames.includes(name) && !PAGING_FIELDS.includes(name),
  );
}

/** A valid value for a field of the operation. */
export function makeSample(operation: Operation, name: string, knownValues: Known): unknown {
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  return makeSampleValue(
    name,
    parameter?.schema ?? collectProperties(operation.body)[name] ?? {},
    knownValues,
  );
}

function describeOperation(path: string, method: string, operation: SpecOperation): Operation {
  const content = Object.values(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    roles: operation["x-roles"] ?? [],
    scope: operation["x-scope"] ?? "",
    isReport: "text/csv" in operation.responses["200"].content,
    parameters: operation.parameters ?? [],
    body: content[0]?.schema,
    isForm: "multipart/form-data" in (operation.requestBody?.content ?? {}),
    isKeyed: operation["x-money"] === true && path.startsWith("/api/v1/"),
    tags: operation.tags ?? [],
  };
}

function makeSampleBody(schema: SpecSchema, knownValues: Known, extra: Record<string, unknown>): unknown {
  if (schema.type === "array" && schema.items) return [makeSampleBody(schema.items, knownValues, extra)];
  const properties = collectProperties(schema);
  const names = new Set([
    ...listRequired(schema),
    ...Object.keys(extra).filter((name) => name in properties),
  ]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      extra[name] ?? makeSampleValue(name, properties[name] ?? {}, knownValues),
    ]),
  );
}

function makeSampleValue(name: string, schema: SpecSchema, knownValues: Known): unknown {
  if (name in knownValues.values) return knownValues.values[name];
  if (COMPANY_FIELD.test(name)) return knownValues.companyId;
  if (/^from(date)?$/i.test(name)) return knownValues.from;
  if (/date$|^to$|^date$/i.test(name)) return knownValues.to;
  if (/^(user|emp)_?id$/i.test(name)) return knownValues.userId;
  const at = schema as SpecSchema & { enum?: unknown[]; minimum?: number; examples?: unknown[] };
  if (at.examples?.[0] !== undefined) return at.examples[0];
  if (at.enum?.[0] !== undefined) return at.enum[0];
  if (at["x-file"]) return SMALLEST_PNG;
  if (at.type === "array") return [];
  return [at.type].flat().includes("string") ? chooseText(at) : (at.minimum ?? 1);
}

/** The first of a few texts that fits the field: a name, digits, an address, a GSTIN. */
function chooseText({ pattern, minLength = 0, maxLength = Infinity }: SpecSchema & { minLength?: number }) {
  const doesFit = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? "", "u").test(text);
  return SAMPLE_TEXTS.find(doesFit) ?? "Sample";
}

function collectProperties(schema: SpecSchema | undefined): Record<string, SpecSchema> {
  if (!schema) return {};
  if (schema.type === "array" && schema.items) return collectProperties(schema.items);
  return Object.assign({}, schema.properties, ...(schema.allOf ?? []).map(collectProperties)) as Record<
    string,
    SpecSchema
  >;
}

function listRequired({ required = [], allOf = [] }: SpecSchema): string[] {
  return [...required, ...allOf.flatMap(listRequired)];
}

/**
 * Reads, then writes, then deletions (of what was written), then operations that end the session.
 */
function rankOperation({ id, method, isReport }: Operation) {
  if (LAST_OPERATIONS.includes(id)) return 3 + LAST_OPERATIONS.indexOf(id);
  if (method === "DELETE") return 2;
  // After the reads and before writes: its message contains the company's data as it was read.
  if (id === "reminders.send") return 0.5;
  return method === "GET" || isReport ? 0 : 1;
}

const SAMPLE_TEXTS = [
  "Sample",
  "691506",
  "Sample address",
  "32AAACV1234F1Z5",
  "sample@vanbook.example",
  "B2C/SMPL",
];
/** A PNG of one white pixel. */
const SMALLEST_PNG = new Blob([
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==",
    "base64",
  ),
]);
