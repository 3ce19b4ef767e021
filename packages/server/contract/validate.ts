import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { faults, isTooLong } from "@vanbook/sdk/rules";
import { DECIMALS } from "./coerce.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { asWritten } from "./resolve.ts";
import type { Spec, SpecSchema } from "./spec.ts";

/** The check of a schema, compiled by Ajv when it is first asked for: the contract has about a thousand, a process uses few. */
export type LazyCheck = () => ValidateFunction;

/**
 * Makes checks of the contract's schemas, which find every fault of a value, or the first one only: a body of many entries
 * could hold hundreds of thousands.
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
      // With more than 15 digits a JSON number may not be what its sender wrote: it is refused rather than rounded.
      validate: (value: number) =>
        Number(value.toFixed(decimals)) === value && Math.abs(value) * 10 ** decimals < 10 ** 15,
    });
  }
  ajv.addKeyword({ keyword: "x-file", validate: (_: true, value: unknown) => value instanceof Uint8Array });
  // Ajv tests a pattern whatever the length of the text; a pattern can take the square of the length.
  ajv.removeKeyword("pattern");
  ajv.addKeyword({
    keyword: "pattern",
    type: "string",
    schemaType: "string",
    compile: (pattern: string, { maxLength = Infinity }: SpecSchema) => {
      const expression = new RegExp(pattern, "u");
      // A text that is too long has one fault, and `maxLength` reports it. It counts code points, of one or two units each.
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
    /** The validator of a schema that is made of the contract's parts; it refers to those that have names. */
    of: (schema: SpecSchema): LazyCheck => lazy(absolute(schema)),
    /** Compiles every check that was asked for, and answers how many: a schema that Ajv refuses is found here at the latest. */
    compileAll: (): number => [...made.values()].map((each) => each()).length,
  };
}

/**
 * Throws INVALID_FIELDS or UNKNOWN_FIELD with the documented or a general message when the value does not match the
 * contract.
 */
export function check(compiled: LazyCheck, value: unknown): void {
  const validate = compiled();
  if (validate(value)) return;
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== "if").slice(0, 20);
  const unknown = errors.find((error) => UNKNOWN.has(error.keyword));
  if (unknown) {
    const field = String(unknown.params.unevaluatedProperty ?? unknown.params.additionalProperty);
    const message = `${field} is not a field of this operation.`;
    throw refused("UNKNOWN_FIELD", field, message);
  }
  const fields = errors
    .map(fieldError)
    .filter((error, at, all) => all.findIndex((other) => other.field === error.field) === at);
  throw problem("INVALID_FIELDS", fields[0] ? { message: fields[0].message, fields } : {});
}

function fieldError(error: ErrorObject): { field: string; message: string } {
  const parent = error.parentSchema as SpecSchema | undefined;
  if (error.keyword === "required") {
    const field = String(error.params.missingProperty);
    return { field, message: parent?.["x-required"] ?? missingWords(field, parent?.properties?.[field]) };
  }
  const field = error.instancePath.slice(1).replaceAll("/", ".") || "body";
  // A form sends an empty field as an empty text: report it as missing rather than invalid.
  const isBlank = typeof error.data === "string" && error.data.trim() === "";
  if (isBlank && parent?.title) return { field, message: missingWords(field, parent) };
  const isLength = error.keyword === "maxLength" && parent?.title && isTooLong(parent, error.data);
  const words = isLength ? undefined : parent?.["x-message"];
  return { field, message: words ?? `${parent?.title ?? field} ${explain(error)}.` };
}

function missingWords(field: string, schema: SpecSchema | undefined): string {
  return schema?.["x-required"] ?? `${schema?.title ?? field} is required.`;
}

function explain({ keyword, params }: ErrorObject): string {
  const { format, type, allowedValues, limit } = params as AjvParams;
  if (keyword === "format" && format) return FORMATS[format] ?? `must be a valid ${format}`;
  if (keyword === "type" && type) return `must be ${[type].flat().map(typeName).join(" or ")}`;
  if (keyword === "x-file") return "must be a file";
  if (keyword === "enum" && allowedValues)
    return `must be one of ${allowedValues.map((each) => each ?? "empty").join(", ")}`;
  if (limit !== undefined) return faults[keyword]?.(limit) ?? "is not valid";
  return "is not valid";
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
const TYPES: Record<string, string> = {
  integer: "a whole number",
  number: "a number",
  string: "text",
  boolean: "true or false",
  null: "empty",
  array: "a list",
  object: "an object",
};
const FORMATS: Record<string, string> = {
  date: "must be a date (YYYY-MM-DD)",
  "date-time": "must be a date and time (ISO 8601)",
  money: "must have at most two decimals and 15 digits",
  quantity: "must have at most three decimals and 15 digits",
  price: "must have at most four decimals and 15 digits",
  percent: "must have at most two decimals and 15 digits",
};
