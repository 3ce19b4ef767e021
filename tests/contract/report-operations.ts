import { readSpec } from "../../packages/server/contract/read-spec.ts";
import type { SpecSchema } from "../../packages/server/contract/spec.ts";
import { operations, type Operation } from "../wall/operations.ts";

/** Operations that return a report, and others tagged `reports` except keyed ones and PUT. */
export const reportOperations = operations.filter(
  ({ isReport, isKeyed, method, tags }) =>
    isReport || (tags.includes("reports") && !isKeyed && method !== "PUT"),
);

/** The fields of an operation's date range; undefined if it has none. */
export function getRange({ id }: Operation): readonly [from: string, to: string] | undefined {
  return ranges.get(id);
}

export function placeOf({ body }: Operation): "body" | "query" {
  return body ? "body" : "query";
}

/**
 * An operation's fields with their schemas, without path parameters and the fields of tables (such
 * as page and sort).
 */
export function getFieldSchemas({ body, parameters }: Operation): Record<string, SpecSchema> {
  if (body) return body.properties ?? {};
  const own = parameters.filter(({ name, in: place }) => place === "query" && !TABLE_FIELDS.includes(name));
  return Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
}

export function listRequiredFields({ body, parameters }: Operation): readonly string[] {
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
const TABLE_FIELDS = ["page", "pageSize", "after", "sort", "search"];
