import * as say from "../generated/messages.ts";
import { textOf, type Message, type Said } from "../messages/message.ts";

/** What a text is, where the contract takes more than can be right: `x-kind` of a field. */
export type ValueKind = "gstin" | "pin" | "mobile" | "phone" | "email";

/** What the contract says of one field of a form; made from it (generated/rules.ts), so that both sides check the same. */
export interface FieldRule {
  /** How the field is called, above it and in messages. */
  label: string;
  /** What is said when it is empty although it is needed. */
  required?: string;
  /** What is said when its value is not valid. */
  message?: string;
  /** Source of a regular expression. */
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  /** The value is a number, with so many decimals at most. */
  decimals?: number;
  /** The value is true or false; a switch of another field is 1 or 0. */
  isBoolean?: true;
  minimum?: number;
  maximum?: number;
  /** What its text is: an odd one is asked about (`doubtfulField`). */
  kind?: ValueKind;
  /** An empty value may be sent as null. */
  isNullable?: true;
  /** What a record has is not checked until it is changed: it came by another way, with other rules. */
  mayStay?: true;
}

/** `findFieldFault` in English. */
export function brokenField(rule: FieldRule, value: unknown): string | undefined {
  const fault = findFieldFault(rule, value);
  return fault === undefined ? undefined : textOf(fault);
}

/** What is said when a value breaks the rule of its field; an empty one breaks it only where it is needed. */
export function findFieldFault(rule: FieldRule, value: unknown): Said | undefined {
  if (isEmpty(value)) return sayRequired(rule);
  const fault = rule.decimals === undefined ? textFault(rule, String(value)) : numberFault(rule, value);
  return fault && ((isTooLong(rule, value) ? undefined : rule.message) ?? fault);
}

/** What is said of an empty field that is needed: where that is the usual sentence, other languages know it by its key. */
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

/** Whether a text is what its pattern asks for but for its length: of such a one the field's message would say what is not so. */
export function isTooLong(
  { pattern, maxLength }: Pick<FieldRule, "pattern" | "maxLength">,
  value: unknown,
): boolean {
  if (pattern === undefined || maxLength === undefined) return false;
  const given = String(value);
  // So long a text is not put to the pattern, which can take the square of the length.
  if (given.length > 2 * maxLength + 1_000) return true;
  const text = given.trim();
  if ([...text].length <= maxLength) return false;
  return new RegExp(pattern, "u").test(text);
}

/** What is wrong with a value that is measured. Server and forms say the same. */
export const faults: Readonly<Record<string, (field: string, limit: number) => Message>> = {
  minLength: (field, limit) => (limit === 1 ? say.fieldEmpty({ field }) : say.tooShort({ field, limit })),
  maxLength: (field, limit) => say.tooLong({ field, limit }),
  minimum: (field, limit) => say.belowMinimum({ field, limit }),
  maximum: (field, limit) => say.aboveMaximum({ field, limit }),
  minItems: (field, limit) => say.tooFewEntries({ field, limit }),
  maxItems: (field, limit) => say.tooManyEntries({ field, limit }),
};

function textFault(rule: FieldRule, value: string): Message | undefined {
  const field = rule.label;
  const text = value.trim();
  // Letters as JSON Schema counts them: code points.
  const length = [...text].length;
  if (rule.minLength !== undefined && length < rule.minLength)
    return faults.minLength?.(field, rule.minLength);
  if (rule.maxLength !== undefined && length > rule.maxLength)
    return faults.maxLength?.(field, rule.maxLength);
  return rule.pattern !== undefined && !new RegExp(rule.pattern, "u").test(text)
    ? say.fieldInvalid({ field })
    : undefined;
}

function numberFault(rule: FieldRule, value: unknown): Message | undefined {
  const field = rule.label;
  const number = typeof value === "string" ? numberOf(value.trim()) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) return say.notNumber({ field });
  const { decimals = 0, minimum, maximum } = rule;
  if (minimum !== undefined && number < minimum) return faults.minimum?.(field, minimum);
  if (maximum !== undefined && number > maximum) return faults.maximum?.(field, maximum);
  if (Number(number.toFixed(decimals)) === number) return undefined;
  return decimals === 0
    ? say.notWhole({ field })
    : say.tooManyDecimals({ field, decimals: DIGITS[decimals] ?? decimals });
}

/** Digits as people write them: Number reads 0x10 and 1e5 too. */
function numberOf(text: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

const DIGITS: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four" };
