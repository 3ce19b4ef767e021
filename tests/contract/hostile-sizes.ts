import { readSpec } from "../../packages/server/contract/read-spec.ts";
import type { SpecOperation, SpecSchema } from "../../packages/server/contract/spec.ts";
import type { GivenInput } from "../../packages/server/contract/handler.ts";

/**
 * A parameter or body field of an operation, with its schema. `makeRequest` builds a request with a
 * value there.
 */
export interface Place {
  operation: string;
  field: string;
  schema: SpecSchema;
  /** A parameter, so its length is limited by that of the URL. */
  isInAddress: boolean;
  request(value: unknown): GivenInput;
}

/** Every parameter of every operation, and every field, list and object of every body. */
export function places(): Place[] {
  return Object.values(spec.paths).flatMap((item) => Object.values(item).flatMap(listPlaces));
}

/**
 * Texts, lists and objects of about `size` characters that cost patterns, loops and error lists the
 * most time.
 */
export const hostileValues: readonly ((size: number) => unknown)[] = [
  (size) => `${" ".repeat(size)}!`,
  (size) => `${"1".repeat(size)}!`,
  (size) => `${"a".repeat(size)} !`,
  (size) => `a@${"a.".repeat(size / 2)}@`,
  (size) => `${"1,".repeat(size / 2)}!`,
  (size) => Array.from({ length: size / 10 }, () => ({})),
  (size) => Object.fromEntries(Array.from({ length: size / 10 }, (_, at) => [`k${at}`, 1])),
];

function listPlaces(operation: SpecOperation): Place[] {
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== "header");
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const [from, to] = operation["x-range"] ?? [];
  // Without a range, a report refuses the request before it checks anything else.
  const range = { ...(from && { [from]: "2026-04-01" }), ...(to && { [to]: "2026-04-30" }) };
  const hasParameter = (name: string) => parameters.some((one) => one.name === name);
  const inQuery = Object.entries(range).filter(([name]) => hasParameter(name));
  const inBody = Object.fromEntries(Object.entries(range).filter(([name]) => !hasParameter(name)));
  const queries = parameters.map((one): Place => {
    const makeRequest = (value: unknown) => ({
      query: new URLSearchParams([...inQuery, [one.name, String(value)]]),
      path: {},
      body: inBody,
    });
    const { name: field, schema } = one;
    return { operation: operation.operationId, field, schema, isInAddress: true, request: makeRequest };
  });
  const query = new URLSearchParams(inQuery);
  const fields = listInnerFields(body ?? {}, "").map(({ field, schema, around }): Place => {
    const makeRequest = (value: unknown) => {
      const bodyValue = around(value);
      const isObject = typeof bodyValue === "object" && bodyValue !== null && !Array.isArray(bodyValue);
      return { query, path: {}, body: isObject ? { ...inBody, ...bodyValue } : bodyValue };
    };
    return { operation: operation.operationId, field, schema, isInAddress: false, request: makeRequest };
  });
  return [...queries, ...(body ? fields : [])];
}

interface Inside {
  field: string;
  schema: SpecSchema;
  around(value: unknown): unknown;
}

function listInnerFields(schema: SpecSchema, field: string): Inside[] {
  const own = { field: field || "body", schema, around: (value: unknown) => value };
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    listInnerFields(inner, `${field}.${name}`).map((one) => ({
      ...one,
      around: (value: unknown) => ({ [name]: one.around(value) }),
    })),
  );
  const items = schema.items
    ? listInnerFields(schema.items, `${field}[]`).map((one) => ({
        ...one,
        around: (value: unknown) => [one.around(value)],
      }))
    : [];
  const options = [...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    listInnerFields(one, field),
  );
  return [own, ...properties, ...items, ...options];
}

const spec = readSpec();
