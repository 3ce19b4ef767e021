import { _, Ajv2020, str, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { toMessage, type Message, type Said } from "@vanbook/sdk/messages";
import * as say from "@vanbook/sdk/messages";
import { faults, isTooLong, sayRequired } from "@vanbook/sdk/rules";
import { isAllowedText, type TextKind } from "./canonical-text.ts";
import { FORMAT_DECIMALS } from "./coerce.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { restoreReferences } from "./resolve.ts";
import type { Spec, SpecSchema } from "./spec.ts";

/** Compiled at first use: the contract has about a thousand schemas, and a process uses few. */
export type LazyCheck = () => ValidateFunction;

/**
 * With `allErrors: false` only the first error is found: a body with many entries could have
 * hundreds of thousands.
 */
export function createValidator(spec: Spec, { allErrors = true }: { allErrors?: boolean } = {}) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    verbose: true,
    useDefaults: true,
    passContext: true,
    validateFormats: true,
  });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv); // its types describe the CommonJS default export
  for (const [format, decimals] of Object.entries(FORMAT_DECIMALS)) {
    ajv.addFormat(format, {
      type: "number",
      // A JSON number with more than 15 digits may already be rounded: refuse it rather than store
      // a different value.
      validate: (value: number) =>
        Number(value.toFixed(decimals)) === value && Math.abs(value) * 10 ** decimals < 10 ** 15,
    });
  }
  ajv.addKeyword({ keyword: "x-file", validate: (_: true, value: unknown) => value instanceof Uint8Array });
  ajv.addKeyword({
    keyword: "x-text",
    type: "string",
    schemaType: "string",
    // Answers are checked too, without this context: they show what was stored before.
    validate(this: unknown, kind: TextKind, text: string, { maxLength = Infinity }: SpecSchema = {}) {
      return this !== SENT_VALUES || text.length > 2 * maxLength || isAllowedText(kind, text);
    },
  });
  // Ajv tests a pattern even on a text that is too long, and a pattern can take quadratic time.
  ajv.removeKeyword("pattern");
  ajv.addKeyword({
    keyword: "pattern",
    type: "string",
    schemaType: "string",
    compile: (pattern: string, { maxLength = Infinity }: SpecSchema) => {
      const expression = new RegExp(pattern, "u");
      // `maxLength` alone reports a text that is too long. It counts code points, which have one or
      // two UTF-16 units each.
      return (text: string) => text.length > 2 * maxLength || expression.test(text);
    },
  });
  // Ajv counts the characters of every text: a file in base64 has millions.
  ajv.removeKeyword("maxLength");
  ajv.addKeyword({
    keyword: "maxLength",
    type: "string",
    schemaType: "number",
    error: {
      message: ({ schemaCode }) => str`must NOT have more than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code(context) {
      const { data, schemaCode: limit, gen } = context;
      const count = gen.scopeValue("func", { ref: countCharacters });
      const isLonger = _`(${data}.length > 2 * ${limit} || ${count}(${data}) > ${limit})`;
      context.fail(_`${data}.length > ${limit} && ${isLonger}`);
    },
  });
  ajv.addSchema(restoreReferences(spec) as Spec, "contract");

  const checks = new Map<string, LazyCheck>();
  function createLazyCheck(schema: string): LazyCheck {
    const knownCheck = checks.get(schema);
    if (knownCheck) return knownCheck;
    let compiledCheck: ValidateFunction | undefined;
    const check = () => (compiledCheck ??= ajv.compile(JSON.parse(schema) as SpecSchema));
    checks.set(schema, check);
    return check;
  }

  return {
    at: (pointer: string): LazyCheck => createLazyCheck(JSON.stringify({ $ref: `contract#${pointer}` })),
    /**
     * For a schema that is put together from schemas of the contract; those with a name stay
     * references.
     */
    of: (schema: SpecSchema): LazyCheck => createLazyCheck(writeAbsoluteSchema(schema)),
    /** Compiles all checks requested so far, to find schemas that Ajv refuses. Returns how many. */
    compileAll: (): number => [...checks.values()].map((each) => each()).length,
  };
}

/** Code points, of which each has one or two UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Throws INVALID_FIELDS or UNKNOWN_FIELD, with the documented or else a general message. */
export function check(lazyCheck: LazyCheck, value: unknown): void {
  const validate = lazyCheck();
  if (validate.call(SENT_VALUES, value)) return;
  const errors = (validate.errors ?? []).filter((error) => error.keyword !== "if").slice(0, 20);
  const unknown = errors.find((error) => UNKNOWN_KEYWORDS.has(error.keyword));
  if (unknown) {
    const field = String(unknown.params.unevaluatedProperty ?? unknown.params.additionalProperty);
    throw problemOnField("UNKNOWN_FIELD", field, say.notField({ field }));
  }
  const fields = errors
    .map(toFieldFault)
    .filter((error, at, all) => all.findIndex((other) => other.field === error.field) === at);
  throw problem("INVALID_FIELDS", fields[0] ? { ...omitField(fields[0]), fields } : {});
}

function omitField({ field: _, ...message }: FieldFault): Message {
  return message;
}

type FieldFault = Message & { field: string };

function toFieldFault(error: ErrorObject): FieldFault {
  const parent = error.parentSchema as SpecSchema | undefined;
  if (error.keyword === "required") {
    const field = String(error.params.missingProperty);
    const words = parent?.["x-required"] ?? describeMissing(field, parent?.properties?.[field]);
    return { field, ...toMessage(words) };
  }
  const field = error.instancePath.slice(1).replaceAll("/", ".") || "body";
  // A form sends an empty field as an empty text: report it as missing rather than invalid.
  const isBlank = typeof error.data === "string" && error.data.trim() === "";
  if (isBlank && parent?.title) return { field, ...toMessage(describeMissing(field, parent)) };
  const isLength = error.keyword === "maxLength" && parent?.title && isTooLong(parent, error.data);
  const words = isLength || error.keyword === "x-text" ? undefined : parent?.["x-message"];
  return { field, ...toMessage(words ?? explain(parent?.title ?? field, error)) };
}

function describeMissing(field: string, schema: SpecSchema | undefined): Said {
  const label = schema?.title ?? field;
  return sayRequired({
    label,
    required: schema?.["x-required"] ?? say.fieldRequired({ field: label }).message,
  });
}

function explain(field: string, { keyword, params, schema }: ErrorObject): Message {
  const { format, type, allowedValues, limit } = params as AjvParams;
  if (keyword === "format" && format)
    return FORMAT_MESSAGES[format]?.(field) ?? say.notFormat({ field, format });
  if (keyword === "type" && type) return explainType(field, [type].flat());
  if (keyword === "x-text")
    return schema === "lines" ? say.hasControlCharacters({ field }) : say.notOneLine({ field });
  if (keyword === "x-file") return say.notOfKind({ field, kind: "a file" });
  if (keyword === "enum" && allowedValues)
    return say.notOneOf({ field, choices: allowedValues.map((each) => each ?? "empty").join(", ") });
  return (limit === undefined ? undefined : faults[keyword]?.(field, limit)) ?? say.fieldInvalid({ field });
}

function explainType(field: string, types: readonly string[]): Message {
  const [kind = "", ...others] = types.map(typeName);
  if (others.length > 0) return say.notOfKinds({ field, kind, other: others.join(" or ") });
  if (kind === TYPE_NAMES.integer) return say.notWhole({ field });
  return kind === TYPE_NAMES.number ? say.notNumber({ field }) : say.notOfKind({ field, kind });
}

interface AjvParams {
  format?: string;
  type?: string | string[];
  allowedValues?: (string | number | null)[];
  limit?: number;
}

function typeName(type: string) {
  return TYPE_NAMES[type] ?? type;
}

function writeAbsoluteSchema(schema: SpecSchema): string {
  return JSON.stringify(restoreReferences(schema)).replaceAll('"$ref":"#/', '"$ref":"contract#/');
}

/** The context of a check of what a caller sent. */
const SENT_VALUES = {};
const UNKNOWN_KEYWORDS = new Set(["additionalProperties", "unevaluatedProperties"]);
const TYPE_NAMES: Readonly<Record<string, string>> & Readonly<Record<"integer" | "number", string>> = {
  integer: "a whole number",
  number: "a number",
  string: "text",
  boolean: "true or false",
  null: "empty",
  array: "a list",
  object: "an object",
};
const FORMAT_MESSAGES: Readonly<Record<string, (field: string) => Message>> = {
  date: (field) => say.notDay({ field }),
  "date-time": (field) => say.notInstant({ field }),
  money: (field) => say.tooManyDigits({ field, decimals: "two", digits: 15 }),
  quantity: (field) => say.tooManyDigits({ field, decimals: "three", digits: 15 }),
  price: (field) => say.tooManyDigits({ field, decimals: "four", digits: 15 }),
  percent: (field) => say.tooManyDigits({ field, decimals: "two", digits: 15 }),
};
