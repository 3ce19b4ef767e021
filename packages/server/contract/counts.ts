import * as say from "@vanbook/sdk/messages";
import { problem, refused } from "@vanbook/sdk/problem";
import type { SpecSchema } from "./spec.ts";

/**
 * Counts the parameters of a request before reading any of them. Throws INVALID_FIELDS if there are more
 * than any operation accepts.
 */
export function checkParameterCount(query: URLSearchParams): void {
  if (query.size <= MAX_PARAMETERS) return;
  throw problem("INVALID_FIELDS", say.tooManyParameters({ most: MAX_PARAMETERS }));
}

/**
 * Counts the fields of each object and the entries of each list of a body before validation, and returns
 * how many values the body has. Throws INVALID_FIELDS for a list longer than the contract allows, and
 * UNKNOWN_FIELD for an object with many more fields than the contract names.
 */
export function checkCounts(schema: SpecSchema, value: unknown, field = "body"): number {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return 1;
  const option = schema.oneOf?.find(({ type }) => type !== "null");
  if (option) return checkCounts(option, value, field);
  if (Array.isArray(value)) {
    const { items, maxItems = Infinity, title = field, "x-message": words } = schema;
    if (value.length > maxItems)
      throw refused("INVALID_FIELDS", field, words ?? say.tooManyEntries({ field: title, limit: maxItems }));
    return items ? sum(value.map((entry) => checkCounts(items, entry, field))) : 1;
  }
  const known: Record<string, SpecSchema> = Object.assign(
    {},
    ...[schema, ...(schema.allOf ?? [])].map(({ properties }) => properties),
  );
  const names = Object.keys(value);
  if (names.length > Object.keys(known).length + MAX_UNKNOWN_FIELDS) {
    const unknown = names.find((name) => !Object.hasOwn(known, name)) ?? field;
    throw refused("UNKNOWN_FIELD", unknown, say.notField({ field: unknown }));
  }
  const fields = Object.entries(known).filter(([name]) => Object.hasOwn(value, name));
  return sum(
    fields.map(([name, inner]) => checkCounts(inner, (value as Record<string, unknown>)[name], name)),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

/** Several times as many as any operation has. */
const MAX_PARAMETERS = 100;
/**
 * Up to this many extra fields, validation reports the unknown field; with more, the object is refused
 * before validation.
 */
const MAX_UNKNOWN_FIELDS = 20;
