import { readSpec } from "../../packages/server/contract/read-spec.ts";
import type { SpecSchema } from "../../packages/server/contract/spec.ts";
import { operations, type Operation } from "../wall/operations.ts";

/** Every operation of the contract that answers a report or a part of one, from the day it is routed; what is written from a report is tried with it. */
export const reportOperations = operations.filter(
  ({ isReport, isKeyed, method, tags }) =>
    isReport || (tags.includes("reports") && !isKeyed && method !== "PUT"),
);

/** The two fields that bound an operation's dates. */
export function rangeOf({ id }: Operation): readonly [from: string, to: string] | undefined {
  return ranges.get(id);
}

/** Where an operation takes its filters. */
export function placeOf({ body }: Operation): "body" | "query" {
  return body ? "body" : "query";
}

/** The fields of an operation but those of tables, with their schemas; a parameter of the path is none. */
export function fieldsOf({ body, parameters }: Operation): Record<string, SpecSchema> {
  if (body) return body.properties ?? {};
  const own = parameters.filter(({ name, in: place }) => place === "query" && !TABLE_FIELDS.includes(name));
  return Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
}

/** The fields of an operation that it can't do without. */
export function requiredFieldsOf({ body, parameters }: Operation): readonly string[] {
  if (body) return body.required ?? [];
  return parameters
    .filter(({ required, in: place }) => required && place === "query")
    .map(({ name }) => name);
}

const spec = readSpec();
const ranges = new Map(
  Object.values(spec.paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) => {
      const range = operation["x-range"];
      return range ? [[operation.operationId, range] as const] : [];
    }),
);
const TABLE_FIELDS = ["page", "pageSize", "sort", "search"];
