import type { SpecSchema } from "./spec.ts";

type Resolve = (schema: SpecSchema) => SpecSchema;

/**
 * What older clients mean, before the check: numbers sent as text, flags sent as true and false, text sent as numbers.
 * Nothing is guessed beyond that; what does not fit is left for the check to refuse.
 */
export function coerce(schema: SpecSchema, value: unknown, resolve: Resolve): unknown {
  const at = resolve(schema);
  if (at.oneOf) {
    const option = at.oneOf.find((candidate) => resolve(candidate).type !== "null");
    return value === null || !option || at.oneOf.length > 2 ? value : coerce(option, value, resolve);
  }
  const types = [at.type ?? []].flat();
  if (Array.isArray(value))
    return at.items ? value.map((inner) => coerce(at.items ?? {}, inner, resolve)) : value;
  if (value instanceof Uint8Array) return value; // a file
  if (typeof value === "object" && value !== null) return coerceObject(at, value, resolve);
  // An audit field, which is ignored, takes text or a number: a flag is neither.
  if (typeof value === "boolean" && types.includes("integer")) return Number(value);
  if (types.includes("string"))
    return typeof value === "number" && types.length === 1 ? String(value) : value;
  if (types.includes("integer") || types.includes("number")) {
    if (typeof value === "string" && NUMBER.test(value.trim())) return Number(value);
    if (typeof value === "string" && value.trim() === "" && types.includes("null")) return null;
  }
  if (types.includes("boolean") && (value === "true" || value === "false")) return value === "true";
  return value;
}

/**
 * A checked body with its decimals as exact text, as the books and the database read them: a number of the contract's
 * money, quantity, price or percent format would be rounded by the first sum of it.
 */
export function exactDecimals(schema: SpecSchema, value: unknown, resolve: Resolve): unknown {
  const at = resolve(schema);
  if (value === null || value === undefined || value instanceof Uint8Array) return value;
  const option = at.oneOf?.find((candidate) => resolve(candidate).type !== "null");
  if (option) return exactDecimals(option, value, resolve);
  if (typeof value === "number") return at.format && at.format in DECIMALS ? String(value) : value;
  if (Array.isArray(value)) return value.map((inner) => exactDecimals(at.items ?? {}, inner, resolve));
  if (typeof value !== "object") return value;
  const parts = [at, ...(at.allOf ?? []).map(resolve)];
  const entries = Object.entries(value).map(([name, inner]) => {
    const property = parts.map((part) => propertyOf(part, name)).find(Boolean);
    return [name, property ? exactDecimals(property, inner, resolve) : inner] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * The query string as values: names as documented, `undefined`, `null` and an empty text (older clients write them for
 * "not chosen") left out unless the field is free text.
 */
export function coerceQuery(
  schema: SpecSchema,
  given: URLSearchParams,
  resolve: Resolve,
): Record<string, unknown> {
  const found = Object.create(null) as Record<string, unknown>; // a name like __proto__ is a name
  for (const [name, text] of given) {
    const at = resolve(propertyOf(schema, name) ?? {});
    const isFreeText = at.type === "string" && at.format === undefined && at.pattern === undefined;
    if (!isFreeText && ABSENT.has(text)) continue;
    const value = coerce(at, text, resolve);
    found[name] = name in found ? [found[name], value].flat() : value;
  }
  return found;
}

function coerceObject(schema: SpecSchema, value: object, resolve: Resolve): Record<string, unknown> {
  const parts = [schema, ...(schema.allOf ?? []).map(resolve)];
  const entries = Object.entries(value).map(([name, inner]) => {
    const property = parts.map((part) => propertyOf(part, name)).find(Boolean);
    return [name, property ? coerce(property, inner, resolve) : inner] as const;
  });
  return Object.fromEntries(entries);
}

function propertyOf({ properties = {} }: SpecSchema, name: string): SpecSchema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The contract's formats of numbers that are not floating point, with the decimals that they have. */
export const DECIMALS: Readonly<Record<string, number>> = { money: 2, quantity: 3, price: 4, percent: 2 };
const NUMBER = /^-?\d+(\.\d+)?$/;
const ABSENT = new Set(["", "null", "undefined"]);
