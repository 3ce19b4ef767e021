import * as say from "../generated/messages.ts";
import { toText, type Message, type Said } from "../messages/message.ts";

/** The kind of a text for which the contract accepts more than is correct: `x-kind` of a field. */
export type ValueKind = "gstin" | "state" | "country" | "pin" | "mobile" | "phone" | "email";

/** Generated from the contract (generated/rules.ts): server and forms check the same. */
export interface FieldRule {
  /** The field's label, above it and in messages. */
  label: string;
  /** The message if a required field is empty. */
  required?: string;
  /** The message if the value is not valid. */
  message?: string;
  /** Source of a regular expression. */
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** The value is a number, with at most this many decimals. */
  decimals?: number;
  /** The value is true or false; other switches are 1 or 0. */
  isBoolean?: true;
  minimum?: number;
  maximum?: number;
  /**
   * The kind of its text: for an unusual value the form asks for confirmation (`doubtfulField`).
   */
  kind?: ValueKind;
  /** An empty value may be sent as null. */
  isNullable?: true;
  /** An unchanged stored value is not checked: it may have been entered under other rules. */
  mayStay?: true;
}

/** `findFieldFault` in English. */
export function brokenField(rule: FieldRule, value: unknown): string | undefined {
  const fault = findFieldFault(rule, value);
  return fault === undefined ? undefined : toText(fault);
}

/** The message for a broken rule; an empty value breaks it only if the field is required. */
export function findFieldFault(rule: FieldRule, value: unknown): Said | undefined {
  if (isEmpty(value)) return sayRequired(rule);
  const fault =
    rule.decimals === undefined ? findTextFault(rule, String(value)) : findNumberFault(rule, value);
  return fault && ((isTooLong(rule, value) ? undefined : rule.message) ?? fault);
}

/** Says that a required field is empty; the usual sentence has a key for translation. */
export function sayRequired<Required extends string | undefined>({
  label,
  required,
}: {
  label: string;
  required?: Required;
}): Required | Message {
  const usual = say.fieldRequired({ field: label });
  return required === usual.message ? usual : (required as Required);
}

/**
 * Whether a text breaks only the length limit: the field's own message would then be misleading.
 */
export function isTooLong(
  { pattern, maxLength }: Pick<FieldRule, "pattern" | "maxLength">,
  value: unknown,
): boolean {
  if (pattern === undefined || maxLength === undefined) return false;
  const valueText = String(value);
  // Don't run the pattern on a very long text, because its time can grow with the square of the
  // length.
  if (valueText.length > 2 * maxLength + 1_000) return true;
  const text = valueText.trim();
  if ([...text].length <= maxLength) return false;
  return new RegExp(pattern, "u").test(text);
}

/** Messages for values out of bounds. Server and forms use the same ones. */
export const faults: Readonly<Record<string, (field: string, limit: number) => Message>> = {
  minLength: (field, limit) => (limit === 1 ? say.fieldEmpty({ field }) : say.tooShort({ field, limit })),
  maxLength: (field, limit) => say.tooLong({ field, limit }),
  minimum: (field, limit) => say.belowMinimum({ field, limit }),
  maximum: (field, limit) => say.aboveMaximum({ field, limit }),
  minItems: (field, limit) => say.tooFewEntries({ field, limit }),
  maxItems: (field, limit) => say.tooManyEntries({ field, limit }),
};

function findTextFault(rule: FieldRule, value: string): Message | undefined {
  const field = rule.label;
  const text = value.trim();
  // Counts code points, as JSON Schema does.
  const length = [...text].length;
  if (rule.minLength !== undefined && length < rule.minLength)
    return faults.minLength?.(field, rule.minLength);
  if (rule.maxLength !== undefined && length > rule.maxLength)
    return faults.maxLength?.(field, rule.maxLength);
  return rule.pattern !== undefined && !new RegExp(rule.pattern, "u").test(text)
    ? say.fieldInvalid({ field })
    : undefined;
}

function findNumberFault(rule: FieldRule, value: unknown): Message | undefined {
  const field = rule.label;
  const number = typeof value === "string" ? parseNumber(value.trim()) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return say.notNumber({ field });
  const { decimals = 0, minimum, maximum } = rule;
  if (minimum !== undefined && number < minimum) return faults.minimum?.(field, minimum);
  if (maximum !== undefined && number > maximum) return faults.maximum?.(field, maximum);
  if (Number(number.toFixed(decimals)) === number) return undefined;
  return decimals === 0
    ? say.notWhole({ field })
    : say.tooManyDecimals({ field, decimals: DIGIT_WORDS[decimals] ?? decimals });
}

/** Decimal digits only; Number() would also accept 0x10 and 1e5. */
function parseNumber(text: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

const DIGIT_WORDS: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };
