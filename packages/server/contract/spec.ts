import { readFileSync } from "node:fs";
import type { WrittenSchema } from "./json.ts";

/** A schema of the contract; what the server reads of it is named, the rest is Ajv's. */
export interface SpecSchema extends WrittenSchema {
  properties?: Record<string, SpecSchema>;
  items?: SpecSchema;
  oneOf?: readonly SpecSchema[];
  allOf?: readonly SpecSchema[];
  required?: readonly string[];
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  contentEncoding?: string;
  contentMediaType?: string;
  unevaluatedProperties?: boolean;
  minimum?: number;
  "x-rows"?: true;
  /** The value is the bytes of a file in a form, `maxLength` of them at most. Set when the contract is read, in place of its `type`. */
  "x-file"?: true;
  /** How a field of a form is called, in messages and above it. */
  title?: string;
  /** What to say when a required field is missing: on the object for any of its fields, or on the field. */
  "x-required"?: string;
  /** What to say when the value is not valid. */
  "x-message"?: string;
}

export interface SpecOperation {
  tags?: string[];
  operationId: string;
  parameters?: readonly SpecParameter[];
  requestBody?: { content: Record<string, { schema: SpecSchema }> };
  responses: { "200": { content: Record<string, { schema: SpecSchema }> } };
  "x-roles"?: "public" | readonly number[];
  "x-scope"?: "none" | "company" | "users" | "party";
  "x-embed"?: boolean;
  "x-money"?: boolean;
  /** The list of the body whose entries are checked one by one. */
  "x-each"?: string;
  "x-range"?: readonly [from: string, to: string];
}

export interface SpecParameter {
  $ref?: string;
  name: string;
  in: "query" | "path" | "header";
  required?: boolean;
  schema: SpecSchema;
}

type Method = "get" | "post" | "put" | "delete" | "patch";

export interface Spec {
  paths: Record<string, Partial<Record<Method, SpecOperation>>>;
  components: { schemas: Record<string, SpecSchema>; parameters: Record<string, SpecParameter> };
}

/** The bundled contract, with every object closed: a field it does not name is an error, sent or answered; files are marked. */
export function readSpec(): Spec {
  const spec = JSON.parse(readFileSync(new URL("./contract.json", GENERATED), "utf8")) as Spec;
  close(spec, false);
  return spec;
}

/** Follows `$ref` inside the contract. */
export function resolver(spec: Spec) {
  return function resolve<T extends { $ref?: string }>(node: T): T {
    if (!node.$ref) return node;
    const found = node.$ref
      .slice(2)
      .split("/")
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll("~1", "/")], spec);
    return resolve(found as T);
  };
}

/** Adds `unevaluatedProperties: false` to each object that lists its properties, but for the parts of an `allOf`. */
function close(node: unknown, isPart: boolean): void {
  if (Array.isArray(node)) return node.forEach((inner) => close(inner, isPart));
  if (typeof node !== "object" || node === null) return;
  const schema = node as SpecSchema & { additionalProperties?: unknown };
  if (isFile(schema)) markFile(schema);
  const lists = (schema.properties && schema.type === "object") || schema.allOf;
  if (lists && !isPart && schema.additionalProperties === undefined) schema.unevaluatedProperties = false;
  for (const [key, inner] of Object.entries(node))
    close(inner, key === "allOf" || (isPart && key !== "properties"));
}

/** Raw bytes in a form: a media type without an encoding. */
function isFile({ type, contentMediaType, contentEncoding }: SpecSchema): boolean {
  return type === "string" && contentMediaType !== undefined && contentEncoding === undefined;
}

/** Bytes are no text to whatever reads the schema from here on. */
function markFile(schema: SpecSchema): void {
  delete schema.type;
  schema["x-file"] = true;
}

// Beside the bundle (dist/main.js) as beside the sources (contract/spec.ts), the generated files are one folder up.
const GENERATED = new URL("../generated/", import.meta.url);
