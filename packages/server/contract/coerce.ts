import { toCanonicalText } from "./canonical-text.ts";
import { findPartName } from "./resolve.ts";
import type { SpecSchema } from "./spec.ts";

/**
 * Before validation, converts values as older clients send them: numbers sent as text, flags sent
 * as true and false, text sent as numbers. Validation refuses everything else.
 */
export function convertValue(schema: SpecSchema, value: unknown, reading: Reading): unknown {
  const { isDocumented } = reading;
  const { oneOf, items } = schema;
  if (oneOf) {
    const option = oneOf.find(({ type }) => type !== "null");
    return value === null || !option || oneOf.length > 2 ? value : convertValue(option, value, reading);
  }
  const types = [schema.type ?? []].flat();
  if (Array.isArray(value)) return items ? value.map((inner) => convertValue(items, inner, reading)) : value;
  if (value instanceof Uint8Array) return value; // a file is passed on unchanged
  if (typeof value === "object" && value !== null) return convertObject(schema, value, reading);
  // Even if text is allowed too: audit fields, whose values are ignored, accept text or a number,
  // but no boolean. A flag, not an id: `CustomerID: true` would be the customer 1.
  if (typeof value === "boolean" && types.includes("integer") && (schema.minimum ?? 0) <= 0)
    return Number(value);
  if (types.includes("string")) {
    if (typeof value === "string") return toStoredText(schema, value);
    const isText = isDocumented ? !types.includes("integer") : types.length === 1;
    return isText && isExact(value) ? String(value) : value;
  }
  if (types.includes("integer") || types.includes("number")) {
    if (typeof value === "string" && NUMBER_PATTERN.test(value.trim())) return Number(value);
    if (typeof value === "string" && isEmptyNumber(value, reading) && types.includes("null")) return null;
  }
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return value;
}

/** A text that is too long to be accepted is not read, and neither is a file in base64. */
function toStoredText(
  { "x-text": kind = "line", maxLength = Infinity, contentEncoding }: SpecSchema,
  text: string,
): string {
  if (contentEncoding !== undefined) return text;
  return text.length > 2 * maxLength ? text : toCanonicalText(kind, text);
}

/**
 * Converts the decimals of a validated body to exact text: in the contract's money, quantity, price
 * and percent formats, floating point would round them.
 */
export function convertDecimals(schema: SpecSchema, value: unknown): unknown {
  const { format, items = {} } = schema;
  if (value === null || value === undefined || value instanceof Uint8Array) return value;
  const option = schema.oneOf?.find(({ type }) => type !== "null");
  if (option) return convertDecimals(option, value);
  if (typeof value === "number") return format && format in FORMAT_DECIMALS ? String(value) : value;
  if (Array.isArray(value)) return value.map((inner) => convertDecimals(items, inner));
  if (typeof value !== "object") return value;
  const parts = [schema, ...(schema.allOf ?? [])];
  const entries = Object.entries(value).map(([name, inner]) => {
    const property = parts.map((part) => findProperty(part, name)).find(Boolean);
    return [name, property ? convertDecimals(property, inner) : inner] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * The query's values under their documented names. `undefined`, `null` and empty text (how older
 * clients write "not chosen") are omitted, except for `search`, which may look for any word. Where
 * `isEmptyRefused`, and for an optional record id under /api/v1, they are kept, so that the check
 * refuses them: an empty `CustomerID` must not return the bills of all customers. A query can't
 * have the documented null but as a word.
 */
export function convertQuery(
  schema: SpecSchema,
  parameters: URLSearchParams,
  reading: Reading,
): Record<string, unknown> {
  const queryValues = Object.create(null) as Record<string, unknown>; // so that __proto__ is an ordinary name
  for (const name of new Set(parameters.keys())) {
    const at = findProperty(schema, name) ?? {};
    const isFreeText = at.type === "string" && at.format === undefined && at.pattern === undefined;
    const isRefused = isEmptyRefused(at, reading);
    const isNarrowing =
      ((isRefused && !PAGING_NAMES.includes(name)) || findPartName(at) === "Id") &&
      !isIdentity(name, at) &&
      !schema.required?.includes(name);
    const isOlder = reading.isDocumented && !isRefused;
    const isKept = isOlder ? name === "search" : isFreeText || isNarrowing;
    const isNull = (text: string) => reading.isDocumented && !isFreeText && text === "null";
    const texts = parameters.getAll(name).filter((text) => (isKept ? !isNull(text) : !isAbsent(text)));
    const values = texts.map((text) => convertValue(at, text, reading));
    if (values.length > 0) queryValues[name] = values.length === 1 ? values[0] : values;
  }
  return queryValues;
}

function convertObject(schema: SpecSchema, value: object, reading: Reading): Record<string, unknown> {
  const { isDocumented } = reading;
  const parts = [schema, ...(schema.allOf ?? [])];
  const requiredNames = new Set(parts.flatMap((part) => part.required ?? []));
  const entries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const property = parts.map((part) => findProperty(part, name)).find(Boolean);
    if (!property) return [[name, inner] as const];
    if (!isDocumented || requiredNames.has(name) || !isNotChosen(name, inner, property, reading))
      return [[name, convertValue(property, inner, reading)] as const];
    const absent = convertAbsent(inner, property);
    return absent === undefined ? [] : [[name, absent] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * What the caller of a documented operation has not chosen. Only null where `isEmptyRefused`; a list
 * of empty values only for a field that is a list: `CustomerID: [""]` is refused.
 */
function isNotChosen(name: string, value: unknown, schema: SpecSchema, reading: Reading): boolean {
  if (isEmptyRefused(schema, reading) && !isIdentity(name, schema)) return value === null;
  return isAbsent(value) && (!Array.isArray(value) || schema.items !== undefined);
}

/** Blanks are no number, and where they would widen what is read, they are not null either. */
function isEmptyNumber(text: string, reading: Reading): boolean {
  if (reading.isRead !== true) return text.trim() === "";
  return text === "" && !isEmptyRefused({}, reading);
}

/**
 * With more than 15 digits, a number may have been rounded, so the text that was sent is not known.
 */
function isExact(value: unknown): value is number {
  return typeof value === "number" && NUMBER_PATTERN.test(String(value)) && countDigits(value) <= 15;
}

function countDigits(value: number): number {
  return String(value).replaceAll(/\D/g, "").length;
}

function findProperty({ properties = {} }: SpecSchema, name: string): SpecSchema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

export interface Reading {
  /**
   * Older clients call the operation: values that they write for "not chosen" are omitted, and
   * texts may be numbers.
   */
  isDocumented: boolean;
  /** The operation changes nothing. What is not chosen there returns the rows of everybody. */
  isRead?: boolean;
  /** The request names its client (`X-Vanbook-Client`), as the SDK does and older clients do not. */
  isNamedClient?: boolean;
}

/**
 * Whether a value that is empty, but not null, is refused: a script that sends one has a fault. The
 * documents say what a day that is not set means, so it may be empty there.
 */
function isEmptyRefused(schema: SpecSchema, { isDocumented, isRead, isNamedClient }: Reading): boolean {
  if (isDocumented && schema.format === "date") return false;
  return isRead === true && (!isDocumented || isNamedClient === true);
}

/** Older clients call the original documented paths. Paths under /api/v1 are strict. */
export function isDocumented(path: string): boolean {
  return path.startsWith("/api/") && !path.startsWith("/api/v1/");
}

/**
 * Adds to the schema of a documented operation's query or body the names by which older clients
 * identify themselves: every documented operation accepts them. `removeIdentity` and
 * `removeIdentityOfBody` remove the added ones, after the company has been compared with the
 * caller's.
 */
export function withIdentity(schema: SpecSchema, { isDocumented }: Reading) {
  const isList = schema.items !== undefined;
  const record = schema.items ?? schema;
  const parts = [record, ...(record.allOf ?? [])];
  const knownNames = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  const addedNames = isDocumented ? IDENTITY_NAMES.filter((name) => !knownNames.has(name)) : [];
  const addedProperties = Object.fromEntries(addedNames.map((name) => [name, ANY_ID]));
  const extendedRecord: SpecSchema = { ...record, properties: { ...addedProperties, ...record.properties } };

  function removeIdentity(fields: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !addedNames.includes(name)));
  }
  function removeIdentityOfBody(body: unknown): unknown {
    if (isList && Array.isArray(body)) return body.map(removeIdentityOfBody);
    return isRecord(body) ? removeIdentity(body) : body;
  }
  return {
    schema: isList ? { ...schema, items: extendedRecord } : extendedRecord,
    own: removeIdentity,
    ownOfBody: removeIdentityOfBody,
  };
}

/**
 * For an optional field that older clients send as `null`, `undefined` or empty: an empty text if
 * the field allows it, otherwise null if allowed, otherwise undefined, and then the field is
 * omitted.
 */
function convertAbsent(value: unknown, schema: SpecSchema): "" | null | undefined {
  const types = [schema.type ?? (schema.oneOf ?? []).flatMap(({ type }) => type ?? [])].flat();
  if (value === "" && types.includes("string") && mayBeEmptyText(schema)) return "";
  return types.includes("null") ? null : undefined;
}

/** "Not chosen" of older clients: `null`, `undefined`, empty text, or a list of only these. */
export function isAbsent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => isAbsent(entry));
  return value === null || value === undefined || (typeof value === "string" && ABSENT_TEXTS.has(value));
}

function mayBeEmptyText({ enum: values, pattern, format, minLength = 0, oneOf }: SpecSchema): boolean {
  if (oneOf || format !== undefined || minLength > 0) return false;
  if (values) return values.includes("");
  return pattern === undefined || new RegExp(pattern, "u").test("");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether the name only says who calls, and does not narrow as `activeUserId` may. */
function isIdentity(name: string, schema: SpecSchema): boolean {
  return IDENTITY_NAMES.includes(name) && (name !== "activeUserId" || schema === ANY_ID);
}

const ABSENT_TEXTS: ReadonlySet<string> = new Set(["", "null", "undefined"]);
/** All spellings in the documentation of the names by which older clients identify themselves. */
const IDENTITY_NAMES = [
  "CompanyID",
  "CompanyId",
  "companyID",
  "companyId",
  "companyid",
  "CompID",
  "CompId",
  "activeUserId",
];
/** They narrow nothing: an empty one is left out. */
const PAGING_NAMES = ["page", "pageSize", "sort"];
const ANY_ID: SpecSchema = { type: ["string", "integer", "null"] };
export const FORMAT_DECIMALS: Readonly<Record<string, number>> = {
  money: 2,
  quantity: 3,
  price: 4,
  percent: 2,
};
const NUMBER_PATTERN = /^-?\d+(\.\d+)?$/;
