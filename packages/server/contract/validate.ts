import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { messageOf, type Message, type Said } from "@vanbook/sdk/messages";
import * as say from "@vanbook/sdk/messages";
import { faults, isTooLong, sayRequired } from "@vanbook/sdk/rules";
import { DECIMALS } from "./coerce.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { asWritten } from "./resolve.ts";
import type { Spec, SpecSchema } from "./spec.ts";

/**
 * A schema's check, compiled by Ajv at first use: the contract has about a thousand schemas, and a process
 * uses few.
 */
export type LazyCheck = () => ValidateFunction;

/**
 * Creates checks of the contract's schemas. They find every error of a value, or only the first: a body
 * with many entries could have hundreds of thousands.
 */
export function createValidator(spec: Spec, { allErrors = true }: { allErrors?: boolean } = {}) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    useDefaults: true,
    validateFormats: true,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv); // its types describe the CommonJS default export
  for (const [format, decimals] of Object.entries(DECIMALS)) {
    ajv.addFormat(format, {
      type: "number",
      // A JSON number with more than 15 digits may already be rounded: refuse it rather than store another
      // value.
      validate: (value: number) =>
        Number(value.toFixed(decimals)) === value && Math.abs(value) * 10 ** decimals < 10 ** 15,
    });
  }
  ajv.addKeyword({ keyword: "x-file", validate: (_: true, value: unknown) => value instanceof Uint8Array });
  // Ajv tests a pattern even on a text that is too long, and a pattern can take quadratic time.
  ajv.removeKeyword("pattern");
  ajv.addKeyword({
    keyword: "pattern",
    type: "string",
    schemaType: "string",
    compile: (pattern: string, { maxLength = Infinity }: SpecSchema) => {
      const expression = new RegExp(pattern, "u");
      // `maxLength` alone reports a text that is too long. It counts code points, which have one or two
      // UTF-16 units each.
      return (text: string) => text.length > 2 * maxLength || expression.test(text);
    },
  });
  ajv.addSchema(asWritten(spec) as Spec, "contract");

  const made = new Map<string, LazyCheck>();
  function lazy(schema: string): LazyCheck {
    const known = made.get(schema);
    if (known) return known;
    let compiled: ValidateFunction | undefined;
    const check = () => (compiled ??= ajv.compile(JSON.parse(schema) as SpecSchema));
    made.set(schema, check);
    return check;
  }

  return {
    /** The validator of the schema at a JSON pointer of the contract. */
    at: (pointer: string): LazyCheck => lazy(JSON.stringify({ $ref: `contract#${pointer}` })),
    /** The validator of a schema that is built from the contract's parts; named parts are referenced. */
    of: (schema: SpecSchema): LazyCheck => lazy(absolute(schema)),
    /**
     * Compiles every check requested so far and returns their number, so a schema that Ajv refuses is found
     * here at the latest.
     */
    compileAll: (): number => [...made.values()].map((each) => each()).length,
  };
}

/**
 * Throws INVALID_FIELDS or UNKNOWN_FIELD, with the documented or a general message, if the value does not
 * match the contract.
 */
export function check(compiled: LazyCheck, value: unknown): void {
  const validate = compiled();
  if (validate(value)) return;
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== "if").slice(0, 20);
  const unknown = errors.find((error) => UNKNOWN.has(error.keyword));
  if (unknown) {
    const field = String(unknown.params.unevaluatedProperty ?? unknown.params.additionalProperty);
    throw refused("UNKNOWN_FIELD", field, say.notField({ field }));
  }
  const fields = errors
    .map(fieldError)
    .filter((error, at, all) => all.findIndex((other) => other.field === error.field) === at);
  throw problem("INVALID_FIELDS", fields[0] ? { ...withoutField(fields[0]), fields } : {});
}

function withoutField({ field: _, ...message }: FieldFault): Message {
  return message;
}

type FieldFault = Message & { field: string };

function fieldError(error: ErrorObject): FieldFault {
  const parent = error.parentSchema as SpecSchema | undefined;
  if (error.keyword === "required") {
    const field = String(error.params.missingProperty);
    const words = parent?.["x-required"] ?? sayMissing(field, parent?.properties?.[field]);
    return { field, ...messageOf(words) };
  }
  const field = error.instancePath.slice(1).replaceAll("/", ".") || "body";
  // A form sends an empty field as an empty text: report it as missing rather than invalid.
  const isBlank = typeof error.data === "string" && error.data.trim() === "";
  if (isBlank && parent?.title) return { field, ...messageOf(sayMissing(field, parent)) };
  const isLength = error.keyword === "maxLength" && parent?.title && isTooLong(parent, error.data);
  const words = isLength ? undefined : parent?.["x-message"];
  return { field, ...messageOf(words ?? explain(parent?.title ?? field, error)) };
}

function sayMissing(field: string, schema: SpecSchema | undefined): Said {
  const label = schema?.title ?? field;
  return sayRequired({
    label,
    required: schema?.["x-required"] ?? say.fieldRequired({ field: label }).message,
  });
}

function explain(field: string, { keyword, params }: ErrorObject): Message {
  const { format, type, allowedValues, limit } = params as AjvParams;
  if (keyword === "format" && format) return FORMATS[format]?.(field) ?? say.notFormat({ field, format });
  if (keyword === "type" && type) return explainType(field, [type].flat());
  if (keyword === "x-file") return say.notOfKind({ field, kind: "a file" });
  if (keyword === "enum" && allowedValues)
    return say.notOneOf({ field, choices: allowedValues.map((each) => each ?? "empty").join(", ") });
  return (limit === undefined ? undefined : faults[keyword]?.(field, limit)) ?? say.fieldInvalid({ field });
}

function explainType(field: string, types: readonly string[]): Message {
  const [kind = "", ...others] = types.map(typeName);
  if (others.length > 0) return say.notOfKinds({ field, kind, other: others.join(" or ") });
  if (kind === TYPES.integer) return say.notWhole({ field });
  return kind === TYPES.number ? say.notNumber({ field }) : say.notOfKind({ field, kind });
}

/** Ajv's error details are untyped. */
interface AjvParams {
  format?: string;
  type?: string | string[];
  allowedValues?: (string | number | null)[];
  limit?: number;
}

function typeName(type: string) {
  return TYPES[type] ?? type;
}

function absolute(schema: SpecSchema): string {
  return JSON.stringify(asWritten(schema)).replaceAll('"$ref":"#/', '"$ref":"contract#/');
}

const UNKNOWN = new Set(["additionalProperties", "unevaluatedProperties"]);
const TYPES: Readonly<Record<string, string>> & Readonly<Record<"integer" | "number", string>> = {
  integer: "a whole number",
  number: "a number",
  string: "text",
  boolean: "true or false",
  null: "empty",
  array: "a list",
  object: "an object",
};
const FORMATS: Readonly<Record<string, (field: string) => Message>> = {
  date: (field) => say.notDay({ field }),
  "date-time": (field) => say.notInstant({ field }),
  money: (field) => say.tooManyDigits({ field, decimals: "two", digits: 15 }),
  quantity: (field) => say.tooManyDigits({ field, decimals: "three", digits: 15 }),
  price: (field) => say.tooManyDigits({ field, decimals: "four", digits: 15 }),
  percent: (field) => say.tooManyDigits({ field, decimals: "two", digits: 15 }),
};
