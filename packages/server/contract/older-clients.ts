import type { SpecSchema } from "./spec.ts";

/** How lenient the server is with a request. */
export interface Reading {
  /**
   * True if older clients call the operation: values that they write for "not chosen" are omitted, and
   * texts may be numbers.
   */
  isDocumented: boolean;
}

/**
 * Whether an operation has one of the original documented paths, which older clients call. Paths under
 * /api/v1 are strict.
 */
export function isDocumented(path: string): boolean {
  return path.startsWith("/api/") && !path.startsWith("/api/v1/");
}

/**
 * Adds to the schema of a documented operation's query or body the names by which older clients identify
 * themselves: every documented operation accepts them. `own` and `ownOfBody` remove the added ones, after
 * the company has been compared with the caller's.
 */
export function withIdentity(schema: SpecSchema, { isDocumented }: Reading) {
  const isList = schema.items !== undefined;
  const record = schema.items ?? schema;
  const parts = [record, ...(record.allOf ?? [])];
  const known = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  const added = isDocumented ? IDENTITY.filter((name) => !known.has(name)) : [];
  const taken = Object.fromEntries(added.map((name) => [name, ANY_ID]));
  const extended: SpecSchema = { ...record, properties: { ...taken, ...record.properties } };

  function own(given: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(given).filter(([name]) => !added.includes(name)));
  }
  function ownOfBody(body: unknown): unknown {
    if (isList && Array.isArray(body)) return body.map(ownOfBody);
    return isRecord(body) ? own(body) : body;
  }
  return { schema: isList ? { ...schema, items: extended } : extended, own, ownOfBody };
}

/**
 * The value of an optional field that older clients send as `null`, `undefined` or empty: an empty text if
 * the field allows it, otherwise null if allowed, otherwise undefined, and then the field is omitted.
 */
export function absentAs(value: unknown, schema: SpecSchema): "" | null | undefined {
  const types = [schema.type ?? (schema.oneOf ?? []).flatMap(({ type }) => type ?? [])].flat();
  if (value === "" && types.includes("string") && takesEmptyText(schema)) return "";
  return types.includes("null") ? null : undefined;
}

/** Older clients write "not chosen" as `null`, `undefined` (also as text), empty text, or a list of only these. */
export function isAbsent(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => isAbsent(entry));
  return value === null || value === undefined || (typeof value === "string" && ABSENT.has(value));
}

function takesEmptyText({ enum: values, pattern, format, minLength = 0, oneOf }: SpecSchema): boolean {
  if (oneOf || format !== undefined || minLength > 0) return false;
  if (values) return values.includes("");
  return pattern === undefined || new RegExp(pattern, "u").test("");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const ABSENT: ReadonlySet<string> = new Set(["", "null", "undefined"]);
/** All spellings in the documentation. */
const IDENTITY = [
  "CompanyID",
  "CompanyId",
  "companyID",
  "companyId",
  "companyid",
  "CompID",
  "CompId",
  "activeUserId",
];
const ANY_ID: SpecSchema = { type: ["string", "integer", "null"] };
