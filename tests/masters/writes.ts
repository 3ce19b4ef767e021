import type { SpecSchema } from "../../packages/server/contract/spec.ts";
import type { Request } from "../product.ts";
import { requestFor, operations, type Known, type Operation } from "../wall/operations.ts";

const GROUPS = new Set(["masters", "team", "vouchers"]);

/** Operations of masters, team and office vouchers. New operations are included automatically. */
const kept = operations.filter(({ tags }) => tags.some((tag) => GROUPS.has(tag)));

/** The writing operations; `companies.delete` is last. */
export const writes = kept
  .filter(({ method, isReport }) => method !== "GET" && !isReport)
  .toSorted((a, b) => Number(a.id === "companies.delete") - Number(b.id === "companies.delete"));

/** Whether an operation takes a body. Others ignore a body that is sent. */
export const takesBody = ({ body }: Operation): boolean => body !== undefined;

export const reads = kept.filter(({ method, isReport }) => method === "GET" && !isReport);

/** A field at any depth of a body, with its path: `["data", 0, "EmployeeID"]`. */
export interface BodyField {
  path: readonly (string | number)[];
  name: string;
  schema: SpecSchema;
}

/** The fields of an operation's body; fields of list entries occur once. */
export function bodyFields({ body }: Operation): BodyField[] {
  return body ? fieldsAt(body, []) : [];
}

/** A valid request with one field replaced, or omitted if the value is undefined. */
export function requestWith(
  operation: Operation,
  known: Known,
  { path, name }: BodyField,
  value: unknown,
): Request {
  const request = requestFor(operation, known);
  if (!(request.body instanceof FormData)) return { ...request, body: withValue(request.body, path, value) };
  request.body.delete(name);
  for (const one of [value].flat()) if (one !== undefined) request.body.append(name, inForm(one));
  return request;
}

export function typesOf(schema: SpecSchema): string[] {
  const options = schema.oneOf ?? (schema as { anyOf?: SpecSchema[] }).anyOf ?? [];
  return options.length > 0 ? options.flatMap(typesOf) : [schema.type ?? []].flat();
}

/** Whether a field is an enum. */
export function isChoice(schema: SpecSchema): boolean {
  return "enum" in schema;
}

/** Whether the server sets the field itself and ignores what is sent: an author, a date, a flag. */
export function isIgnored(schema: SpecSchema): boolean {
  return typesOf(schema).includes("string") && typesOf(schema).includes("integer");
}

function fieldsAt(schema: SpecSchema, path: BodyField["path"]): BodyField[] {
  if (schema.type === "array" && schema.items) return fieldsAt(schema.items, [...path, 0]);
  const properties = [schema, ...(schema.allOf ?? [])].flatMap((part) =>
    Object.entries(part.properties ?? {}),
  );
  return properties.flatMap(([name, property]) => {
    const inner = [...path, name];
    const isRecords = property.type === "array" && property.items?.type === "object";
    return isRecords ? fieldsAt(property, inner) : [{ path: inner, name, schema: property }];
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

function inForm(value: unknown): string | Blob {
  if (value instanceof Blob) return value;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value ?? "");
}
