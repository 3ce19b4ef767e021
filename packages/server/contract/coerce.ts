import type { SpecSchema } from "./spec.ts";

type Resolve = (schema: SpecSchema) => SpecSchema;

/**
 * Converts what older clients send, before validation: numbers sent as text, flags sent as true and false, text sent as
 * numbers. Everything else is left for validation to refuse.
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
  // Audit fields are ignored and accept text or number, but no boolean.
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
 * A validated body with its decimals as exact text, as the books and the database read them. Numbers in the contract's
 * money, quantity, price and percent formats would otherwise be rounded by floating point.
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
 * The query string as values under their documented names; `undefined`, `null` and empty text (how older clients write
 * "not chosen") are left out unless the field is free text.
 */
export function coerceQuery(
  schema: SpecSchema,
  given: URLSearchParams,
  resolve: Resolve,
): Record<string, unknown> {
  const found = Object.create(null) as Record<string, unknown>; // so that __proto__ is a name like any other
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

/** The contract's exact number formats with their decimals. */
export const DECIMALS: Readonly<Record<string, number>> = { money: 2, quantity: 3, price: 4, percent: 2 };
const NUMBER = /^-?\d+(\.\d+)?$/;
const ABSENT = new Set(["", "null", "undefined"]);
