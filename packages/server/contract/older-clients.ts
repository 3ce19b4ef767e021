import type { SpecSchema } from "./spec.ts";

/** How a request is read. */
export interface Reading {
  /** Older clients call the operation: what they write for "not chosen" is left out, and texts take numbers. */
  isDocumented: boolean;
}

/** Whether an operation is one of those that older clients call as they always did. Those under /api/v1 are strict. */
export function isDocumented(path: string): boolean {
  return path.startsWith("/api/") && !path.startsWith("/api/v1/");
}

/**
 * The schema of an operation's query or body and, if it is documented, the names by which older clients say who they are:
 * every documented operation takes them. Those that an operation does not know itself it ignores: `own` leaves them out,
 * after the company has been compared with the caller's.
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
 * What an optional field that older clients send as `null`, `undefined` or empty is read as: an empty text where the
 * field takes one, null where it takes that, and otherwise undefined, so that the field is left out.
 */
export function absentAs(value: unknown, schema: SpecSchema): "" | null | undefined {
  const types = [schema.type ?? (schema.oneOf ?? []).flatMap(({ type }) => type ?? [])].flat();
  if (value === "" && types.includes("string") && takesEmptyText(schema)) return "";
  return types.includes("null") ? null : undefined;
}

/** `null`, `undefined` (in words too) and empty are how older clients write "not chosen"; so is a list of nothing else. */
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
/** Every spelling of the documents. */
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
