import type { SpecSchema } from "./spec.ts";

/** The names that a request has and the contract lacks; undefined if they are refused. */
export type IgnoredNames = Set<string> | undefined;

/** The value without what the contract doesn't name, at any depth. Adds those names to the set. */
export function removeUnknownNames(schema: SpecSchema, value: unknown, ignoredNames: Set<string>): unknown {
  const option = schema.oneOf?.filter(({ type }) => type !== "null");
  if (option)
    return option.length === 1 && option[0] ? removeUnknownNames(option[0], value, ignoredNames) : value;
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((inner) => removeUnknownNames(items, inner, ignoredNames)) : value;
  }
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  const parts = [schema, ...(schema.allOf ?? [])];
  const knownFields = new Map(parts.flatMap(({ properties = {} }) => Object.entries(properties)));
  if (knownFields.size === 0) return value;
  const keptEntries = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const property = knownFields.get(name);
    if (property) return [[name, removeUnknownNames(property, inner, ignoredNames)] as const];
    ignoredNames.add(name);
    return [];
  });
  return Object.fromEntries(keptEntries);
}

/** The parameters that the contract names. Adds the names of the others to the set. */
export function removeUnknownParameters(
  { properties = {} }: SpecSchema,
  query: URLSearchParams,
  ignoredNames: Set<string>,
): URLSearchParams {
  return new URLSearchParams(
    [...query].filter(([name]) => {
      if (Object.hasOwn(properties, name)) return true;
      ignoredNames.add(name);
      return false;
    }),
  );
}

/**
 * The value of the response header `X-Vanbook-Ignored`: the names in their order, percent-encoded
 * and separated by commas, at most twenty of them.
 */
export function writeIgnoredNames(ignoredNames: ReadonlySet<string>): string {
  return [...ignoredNames].slice(0, MOST_NAMES).map(encodeName).join(", ");
}

function encodeName(name: string): string {
  // A text of JSON may have an unpaired surrogate, which has no UTF-8; URLSearchParams replaces it.
  return new URLSearchParams([[name.slice(0, MOST_CHARACTERS), ""]]).toString().slice(0, -1);
}

export const IGNORED_HEADER = "X-Vanbook-Ignored";
const MOST_NAMES = 20;
const MOST_CHARACTERS = 60;
