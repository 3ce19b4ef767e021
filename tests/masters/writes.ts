import type { SpecSchema } from "../../packages/server/contract/spec.ts";
import type { Request } from "../product.ts";
import { makeSampleRequest, operations, type Known, type Operation } from "../wall/operations.ts";

const WRITE_TAGS = new Set(["masters", "team", "vouchers"]);

/** Operations of masters, team and office vouchers. New operations are included automatically. */
const taggedOperations = operations.filter(({ tags }) => tags.some((tag) => WRITE_TAGS.has(tag)));

/** The writing operations; `companies.delete` is last. */
export const writes = taggedOperations
  .filter(({ method, isReport }) => method !== "GET" && !isReport)
  .toSorted((a, b) => Number(a.id === "companies.delete") - Number(b.id === "companies.delete"));

/** Whether an operation takes a body. Others ignore a body that is sent. */
export const hasBody = ({ body }: Operation): boolean => body !== undefined;

export const reads = taggedOperations.filter(({ method, isReport }) => method === "GET" && !isReport);

/** A field at any depth of a body, with its path: `["data", 0, "EmployeeID"]`. */
export interface BodyField {
  path: readonly (string | number)[];
  name: string;
  schema: SpecSchema;
}

/** The fields of an operation's body; fields of list entries occur once. */
export function listBodyFields({ body }: Operation): BodyField[] {
  return body ? listFieldsAt(body, []) : [];
}

/** A valid request with one field replaced, or omitted if the value is undefined. */
export function makeRequestWith(
  operation: Operation,
  knownValues: Known,
  { path, name }: BodyField,
  value: unknown,
): Request {
  const request = makeSampleRequest(operation, knownValues);
  if (!(request.body instanceof FormData)) return { ...request, body: withValue(request.body, path, value) };
  request.body.delete(name);
  for (const one of [value].flat()) if (one !== undefined) request.body.append(name, toFormValue(one));
  return request;
}

export function listTypes(schema: SpecSchema): string[] {
  const options = schema.oneOf ?? (schema as { anyOf?: SpecSchema[] }).anyOf ?? [];
  return options.length > 0 ? options.flatMap(listTypes) : [schema.type ?? []].flat();
}

/** Whether a field is an enum. */
export function isChoice(schema: SpecSchema): boolean {
  return "enum" in schema;
}

/** Whether the server sets the field itself and ignores what is sent: an author, a date, a flag. */
export function isIgnored(schema: SpecSchema): boolean {
  return listTypes(schema).includes("string") && listTypes(schema).includes("integer");
}

function listFieldsAt(schema: SpecSchema, path: BodyField["path"]): BodyField[] {
  if (schema.type === "array" && schema.items) return listFieldsAt(schema.items, [...path, 0]);
  const properties = [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    Object.entries(part.properties ?? {}),
  );
  return properties.flatMap(([name, property]) => {
    const inner = [...path, name];
    const isRecords = property.type === "array" && property.items?.type === "object";
    return isRecords ? listFieldsAt(property, inner) : [{ path: inner, name, schema: property }];
  });
}

function withValue(body: unknown, [first, ...rest]: BodyField["path"], value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === "number") {
    const list = Array.isArray(body) ? (body as unknown[]) : [];
    return [withValue(list[0], rest, value), ...list.slice(1)];
  }
  return { ...(body as object), [first]: withValue((body as Record<string, unknown>)[first], rest, value) };
}

function toFormValue(value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
}
