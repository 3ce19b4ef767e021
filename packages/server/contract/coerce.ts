import { absentAs, isAbsent, type Reading } from "./older-clients.ts";
import type { SpecSchema } from "./spec.ts";

/**
 * Before validation, converts values as older clients send them: numbers sent as text, flags sent as true
 * and false, text sent as numbers. Validation refuses everything else.
 */
export function coerce(schema: SpecSchema, value: unknown, reading: Reading): unknown {
  const { isDocumented } = reading;
  const { oneOf, items } = schema;
  if (oneOf) {
    const option = oneOf.find(({ type }) => type !== "null");
    return value === null || !option || oneOf.length > 2 ? value : coerce(option, value, reading);
  }
  const types = [schema.type ?? []].flat();
  if (Array.isArray(value)) return items ? value.map((inner) => coerce(items, inner, reading)) : value;
  if (value instanceof Uint8Array) return value; // a file is passed on unchanged
  if (typeof value === "object" && value !== null) return coerceObject(schema, value, reading);
  // Even if text is allowed too: audit fields, which are ignored, accept text or a number, but no boolean.
  if (typeof value === "boolean" && types.includes("integer")) return Number(value);
  if (types.includes("string")) {
    const isText = isDocumented ? !types.includes("integer") : types.length === 1;
    return isText && isExact(value) ? String(value) : value;
  }
  if (types.includes("integer") || types.includes("number")) {
    if (typeof value === "string" && NUMBER.test(value.trim())) return Number(value);
    if (typeof value === "string" && value.trim() === "" && types.includes("null")) return null;
  }
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return value;
}

/**
 * A validated body with its decimals as exact text, as the books and the database need them: numbers in the
 * contract's money, quantity, price and percent formats would otherwise be rounded by floating point.
 */
export function exactDecimals(schema: SpecSchema, value: unknown): unknown {
  const { format, items = {} } = schema;
  if (value === null || value === undefined || value instanceof Uint8Array) return value;
  const option = schema.oneOf?.find(({ type }) => type !== "null");
  if (option) return exactDecimals(option, value);
  if (typeof value === "number") return format && format in DECIMALS ? String(value) : value;
  if (Array.isArray(value)) return value.map((inner) => exactDecimals(items, inner));
  if (typeof value !== "object") return value;
  const parts = [schema, ...(schema.allOf ?? [])];
  const entries = Object.entries(value).map(([name, inner]) => {
    const property = parts.map((part) => propertyOf(part, name)).find(Boolean);
    return [name, property ? exactDecimals(property, inner) : inner] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * The query string as values under their documented names. `undefined`, `null` and empty text (how older
 * clients write "not chosen") are omitted, except for free text under /api/v1, and for `search`, which may
 * look for any word.
 */
export function coerceQuery(
  schema: SpecSchema,
  given: URLSearchParams,
  reading: Reading,
): Record<string, unknown> {
  const found = Object.create(null) as Record<string, unknown>; // so that __proto__ is an ordinary name
  for (const name of new Set(given.keys())) {
    const at = propertyOf(schema, name) ?? {};
    const isFreeText = at.type === "string" && at.format === undefined && at.pattern === undefined;
    const mayBeAbsent = reading.isDocumented ? name !== "search" : !isFreeText;
    const texts = given.getAll(name).filter((text) => !(mayBeAbsent && isAbsent(text)));
    const values = texts.map((text) => coerce(at, text, reading));
    if (values.length > 0) found[name] = values.length === 1 ? values[0] : values;
  }
  return found;
}

function coerceObject(schema: SpecSchema, value: object, reading: Reading): Record<string, unknown> {
  const { isDocumented } = reading;
  const parts = [schema, ...(schema.allOf ?? [])];
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const entries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const property = parts.map((part) => propertyOf(part, name)).find(Boolean);
    if (!property) return [[name, inner] as const];
    if (!isDocumented || required.has(name) || !isAbsent(inner))
      return [[name, coerce(property, inner, reading)] as const];
    const absent = absentAs(inner, property);
    return absent === undefined ? [] : [[name, absent] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether a number can be converted back to the text that was sent: with more than 15 digits it may have
 * been rounded.
 */
function isExact(value: unknown): value is number {
  return typeof value === "number" && NUMBER.test(String(value)) && digitsOf(value) <= 15;
}

function digitsOf(value: number): number {
  return String(value).replaceAll(/\D/g, "").length;
}

function propertyOf({ properties = {} }: SpecSchema, name: string): SpecSchema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The contract's exact number formats, with their number of decimals. */
export const DECIMALS: Readonly<Record<string, number>> = { money: 2, quantity: 3, price: 4, percent: 2 };
const NUMBER = /^-?\d+(\.\d+)?$/;
