import type { TextKind } from "./canonical-text.ts";
import type { WrittenSchema } from "./json.ts";
import type { Party } from "./principal.ts";

export interface SpecSchema extends WrittenSchema {
  properties?: Record<string, SpecSchema>;
  items?: SpecSchema;
  oneOf?: readonly SpecSchema[];
  allOf?: readonly SpecSchema[];
  required?: readonly string[];
  enum?: readonly unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  contentEncoding?: string;
  contentMediaType?: string;
  unevaluatedProperties?: boolean;
  minimum?: number;
  "x-rows"?: true;
  /** In a row: sorts in natural order, so that `B2C/9` comes before `B2C/10`. */
  "x-natural-order"?: true;
  /** The value is a file of at most `maxLength` bytes. Replaces `type` when the contract loads. */
  "x-file"?: true;
  /** What a text is; where the contract says nothing, set by `closeSpec`. */
  "x-text"?: TextKind;
  writeOnly?: boolean;
  title?: string;
  /**
   * Message for a missing required field: on an object for any of its fields, or on the field
   * itself.
   */
  "x-required"?: string;
  "x-message"?: string;
}

export interface SpecOperation {
  tags?: string[];
  operationId: string;
  summary?: string;
  parameters?: readonly SpecParameter[];
  requestBody?: { content: Record<string, { schema: SpecSchema }> };
  responses: { "200": { content: Record<string, { schema: SpecSchema }> } };
  "x-roles"?: "public" | readonly number[];
  "x-scope"?: "none" | "company" | "users" | "party";
  "x-party"?: PartyRule;
  "x-embed"?: boolean;
  "x-key"?: false;
  /**
   * What an operation that writes changes: `access` is people, keys, limits or factors, which only
   * a person may change who has just given the own password. Every such operation declares it.
   */
  "x-changes"?: "access" | "data";
  "x-money"?: boolean;
  /** The list in the body whose entries are validated separately. */
  "x-each"?: string;
  "x-codes"?: readonly string[];
  "x-range"?: readonly [from: string, to: string];
  "x-totals"?: readonly string[];
}

/**
 * How an operation is limited to a party: by the parameter that the server sets, or true if the
 * operation does so itself. If a kind is missing, tokens for parties of that kind can't call the
 * operation.
 */
export type PartyRule = { readonly [Kind in Party["kind"]]?: string | true } | undefined;

export interface SpecParameter {
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

/** Marks binary files, and forbids undocumented fields in all requests and responses. */
export function closeSpec(spec: Spec): Spec {
  close(spec, false);
  return spec;
}

export function buildParametersSchema(parameters: readonly SpecParameter[]): SpecSchema {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.required).map(({ name }) => name),
    unevaluatedProperties: false,
  };
}

/** Adds `unevaluatedProperties: false` to objects with properties, but not to `allOf` parts. */
function close(node: unknown, isPart: boolean): void {
  if (Array.isArray(node)) return node.forEach((inner) => close(inner, isPart));
  if (typeof node !== "object" || node === null) return;
  const schema = node as SpecSchema & { additionalProperties?: unknown };
  if (isFile(schema)) markFile(schema);
  if (isFreeText(schema)) schema["x-text"] ??= chooseTextKind(schema);
  const lists = (schema.properties && schema.type === "object") || schema.allOf;
  if (lists && !isPart && schema.additionalProperties === undefined) schema.unevaluatedProperties = false;
  for (const [key, inner] of Object.entries(node))
    close(inner, key === "allOf" || (isPart && key !== "properties"));
}

/** A choice needs no check of its characters, and Ajv would then check the type after the choices. */
function isFreeText({ type, enum: choices }: SpecSchema): boolean {
  return choices === undefined && [type].flat().includes("string");
}

/** Every text is a line unless the contract says otherwise, so that no new field is forgotten. */
function chooseTextKind({ contentEncoding, maxLength = 0, writeOnly }: SpecSchema): TextKind {
  return contentEncoding !== undefined || writeOnly === true || maxLength > LONGEST_TEXT ? "typed" : "line";
}

function isFile({ type, contentMediaType, contentEncoding }: SpecSchema): boolean {
  return type === "string" && contentMediaType !== undefined && contentEncoding === undefined;
}

/** Removes `type`, because a file's bytes are not a string for readers of the schema. */
function markFile(schema: SpecSchema): void {
  delete schema.type;
  schema["x-file"] = true;
}

/** Longer values are pictures and files in base64, not texts that people type. */
const LONGEST_TEXT = 20_000;
