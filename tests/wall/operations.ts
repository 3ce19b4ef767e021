import { isPending } from "../../packages/server/pending.ts";
import {
  readSpec,
  resolver,
  type SpecOperation,
  type SpecParameter,
  type SpecSchema,
} from "../../packages/server/http/spec.ts";
import type { Request } from "../product.ts";

/** An operation of the contract as the tests of the wall call it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  roles: readonly number[] | "public";
  scope: string;
  isPending: boolean;
  isReport: boolean;
  parameters: readonly SpecParameter[];
  body: SpecSchema | undefined;
}

const COMPANY = /^comp(any)?id$/i;
const PAGING = ["page", "pageSize", "sort", "search"];
const LAST = ["session.logout", "profile.resetPassword"];
const spec = readSpec();
const resolve = resolver(spec);

/** Every operation of the contract, reads before writes, so that a new one is covered the day it is routed. */
export const operations: readonly Operation[] = Object.entries(spec.paths)
  .flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => described(path, method, operation)),
  )
  .toSorted((a, b) => order(a) - order(b) || a.id.localeCompare(b.id));

export const routed = operations.filter((operation) => !operation.isPending);

/** Who calls, and what exists in the company: values for the names that operations take. */
export interface Known {
  companyId: number;
  userId: number;
  from: string;
  to: string;
  /** Values by documented name; a record's id, say. */
  values: Readonly<Record<string, unknown>>;
}

/** A request with everything that the operation requires, made from names and schemas; `extra` is added or replaces. */
export function requestFor(operation: Operation, known: Known, extra: Record<string, unknown> = {}): Request {
  const wanted = operation.parameters.filter((parameter) => parameter.required || parameter.name in extra);
  const given = Object.fromEntries(
    wanted.map(({ name, schema }) => [name, extra[name] ?? sample(name, schema, known)]),
  );
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name])),
  );
  const query = Object.fromEntries(
    Object.entries(given)
      .filter(([name]) => !inPath.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
  if (!operation.body) return { method: operation.method, path, query };
  return { method: operation.method, path, query, body: sampleBody(operation.body, known, extra) };
}

/** The name under which an operation takes a company, if it takes one. */
export function companyName(operation: Operation): string | undefined {
  const names = [
    ...operation.parameters.map(({ name }) => name),
    ...Object.keys(propertiesOf(operation.body)),
  ];
  return names.find((name) => COMPANY.test(name));
}

/** The names under which an operation takes something, query and body alike. */
export function namesOf(operation: Operation): string[] {
  return [...operation.parameters.map(({ name }) => name), ...Object.keys(propertiesOf(operation.body))];
}

/** The names that an operation takes and does not require: its filters. */
export function optionalNamesOf(operation: Operation): string[] {
  const required = [
    ...operation.parameters.filter((parameter) => parameter.required).map(({ name }) => name),
    ...(operation.body ? requiredOf(operation.body) : []),
  ];
  return namesOf(operation).filter((name) => !required.includes(name) && !PAGING.includes(name));
}

/** A value that a name may have. */
export function sampleOf(operation: Operation, name: string, known: Known): unknown {
  const parameter = operation.parameters.find((candidate) => candidate.name === name);
  return sample(name, parameter?.schema ?? propertiesOf(operation.body)[name] ?? {}, known);
}

function described(path: string, method: string, operation: SpecOperation): Operation {
  const content = Object.values(operation.requestBody?.content ?? {});
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    roles: operation["x-roles"] ?? [],
    scope: operation["x-scope"] ?? "",
    isPending: isPending(operation.operationId),
    isReport: "text/csv" in operation.responses["200"].content,
    parameters: (operation.parameters ?? []).map((parameter) => resolve<SpecParameter>(parameter)),
    body: content[0]?.schema,
  };
}

function sampleBody(schema: SpecSchema, known: Known, extra: Record<string, unknown>): unknown {
  const at = resolve(schema);
  if (at.type === "array" && at.items) return [sampleBody(at.items, known, extra)];
  const properties = propertiesOf(at);
  const names = new Set([...requiredOf(at), ...Object.keys(extra).filter((name) => name in properties)]);
  return Object.fromEntries(
    [...names].map((name) => [name, extra[name] ?? sample(name, properties[name] ?? {}, known)]),
  );
}

function sample(name: string, schema: SpecSchema, known: Known): unknown {
  if (name in known.values) return known.values[name];
  if (COMPANY.test(name)) return known.companyId;
  if (/^from(date)?$/i.test(name)) return known.from;
  if (/date$|^to$|^date$/i.test(name)) return known.to;
  if (/^(user|emp)_?id$/i.test(name)) return known.userId;
  const at = resolve(schema) as SpecSchema & { enum?: unknown[]; minimum?: number; examples?: unknown[] };
  if (at.examples?.[0] !== undefined) return at.examples[0];
  if (at.enum?.[0] !== undefined) return at.enum[0];
  if (at.type === "array") return [];
  return [at.type].flat().includes("string") ? "Sample" : (at.minimum ?? 1);
}

function propertiesOf(schema: SpecSchema | undefined): Record<string, SpecSchema> {
  if (!schema) return {};
  const at = resolve(schema);
  if (at.type === "array" && at.items) return propertiesOf(at.items);
  return Object.assign({}, at.properties, ...(at.allOf ?? []).map(propertiesOf)) as Record<
    string,
    SpecSchema
  >;
}

function requiredOf(schema: SpecSchema): string[] {
  const at = resolve(schema);
  return [...(at.required ?? []), ...(at.allOf ?? []).flatMap(requiredOf)];
}

/** Reads, then writes, then what ends the session. */
function order({ id, method, isReport }: Operation) {
  if (LAST.includes(id)) return 2 + LAST.indexOf(id);
  return method === "GET" || isReport ? 0 : 1;
}
