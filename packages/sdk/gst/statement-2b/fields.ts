import { GSTIN_PATTERN, isGstinState } from "../../books/find-gstin.ts";
import type { Paise } from "../../books/money.ts";
import { GST_FIRST_DAY } from "../../books/law/tax-times.ts";
import { isDay } from "../../books/years/postable-year.ts";
import type { FieldRefusalCode, Refusal } from "./statement.ts";

/**
 * An object of a file that nobody has checked. Each function below reads one field; what is wrong
 * with the first bad one becomes the refusal of the whole object, and the value that is returned for
 * it is of no use.
 */
export interface Fields {
  values: Readonly<Record<string, unknown>>;
  path: string;
  refusal: Refusal | undefined;
}

interface FieldOptions {
  /** The field may be left out, null or empty. */
  isOptional?: boolean;
}

export function openFields(value: unknown, path: string): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return { values: value as Record<string, unknown>, path, refusal: undefined }; // any object has names
  return { values: {}, path, refusal: { path, code: value === undefined ? "missing" : "notAnObject" } };
}

/** A part of an object that is itself an object; the refusal is also the outer object's. */
export function readObject(fields: Fields, name: string): Fields {
  const inner = openFields(fields.values[name], joinPath(fields.path, name));
  fields.refusal ??= inner.refusal;
  return inner;
}

/** An empty list if an optional field is left out. */
export function readList(
  fields: Fields,
  name: string,
  { isOptional }: FieldOptions = {},
): readonly unknown[] {
  const value = fields.values[name];
  if (Array.isArray(value)) return value;
  if (!(isOptional && (value === undefined || value === null)))
    refuseField(fields, name, value === undefined ? "missing" : "notAList");
  return [];
}

/** Without blanks around it; empty if an optional field is left out. */
export function readText(
  fields: Fields,
  name: string,
  { isOptional = false, most = MOST_CHARACTERS, unreadable = CONTROL_CHARACTERS } = {},
): string {
  const value = fields.values[name];
  if (value === undefined || value === null || value === "")
    return isOptional ? "" : refuseField(fields, name, "missing", "");
  if (typeof value !== "string") return refuseField(fields, name, "notAText", "");
  const text = value.length > most ? "" : value.trim();
  if (value.length > most) return refuseField(fields, name, "textTooLong", "");
  if (text === "" && !isOptional) return refuseField(fields, name, "missing", "");
  return unreadable.test(text) ? refuseField(fields, name, "unreadableText", "") : text;
}

/** The number of a document: what can't be seen in it could hide that it is another one. */
export function readNumber(fields: Fields, name: string): string {
  return readText(fields, name, { most: MOST_NUMBER_CHARACTERS, unreadable: UNSEEN_CHARACTERS });
}

/** One of the codes that the table names, translated by it. */
export function readCode<Meaning>(
  fields: Fields,
  name: string,
  meanings: Readonly<Record<string, Meaning>>,
  fallback?: Meaning,
): Meaning | undefined {
  const text = readText(fields, name, { isOptional: fallback !== undefined });
  if (text === "") return fallback;
  if (Object.hasOwn(meanings, text)) return meanings[text];
  refuseField(fields, name, "unknownCode");
  return fallback;
}

export function readFileGstin(fields: Fields, name: string): string {
  const text = readText(fields, name).toUpperCase();
  if (text === "" || (GSTIN_PATTERN.test(text) && isGstinState(text))) return text;
  return refuseField(fields, name, "notAGstin", "");
}

/** `DD-MM-YYYY` as `YYYY-MM-DD`, of the time of GST; null if an optional field is left out. */
export function readDay(fields: Fields, name: string, options: FieldOptions = {}): string | null {
  const text = readText(fields, name, options);
  if (text === "") return null;
  const [, day, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? [];
  const isoDay = `${year}-${month}-${day}`;
  if (!isDay(isoDay)) return refuseField(fields, name, "notADay", null);
  return GST_FIRST_DAY <= isoDay && isoDay <= LAST_DAY
    ? isoDay
    : refuseField(fields, name, "dayOutOfRange", null);
}

/** `MMYYYY` as `YYYY-MM`; null if an optional field is left out. */
export function readMonth(fields: Fields, name: string, options: FieldOptions = {}): string | null {
  const text = readText(fields, name, options);
  if (text === "") return null;
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{4})$/.exec(text) ?? [];
  return year === undefined ? refuseField(fields, name, "notAMonth", null) : `${year}-${month}`;
}

/**
 * Rupees as whole paise, or a percentage as hundredths. A number that JSON rounded was longer than
 * any amount of the form.
 */
export function readAmount(
  fields: Fields,
  name: string,
  { isOptional = false, mayBeNegative = false } = {},
): Paise {
  const value = fields.values[name];
  if (isOptional && (value === undefined || value === null)) return 0n;
  if (value === undefined) return refuseField(fields, name, "missing", 0n);
  if (typeof value !== "number" || !Number.isFinite(value))
    return refuseField(fields, name, "notANumber", 0n);
  if (value < 0 && !mayBeNegative) return refuseField(fields, name, "negativeAmount", 0n);
  if (Math.abs(value) >= AMOUNT_LIMIT) return refuseField(fields, name, "amountTooLarge", 0n);
  const paise = Math.round(value * 100);
  // Dividing rounds to the number that has these two decimals, and no other below the limit does.
  return paise / 100 === value ? BigInt(paise) : refuseField(fields, name, "moreThanTwoDecimals", 0n);
}

export function refuseField<Value>(
  fields: Fields,
  name: string,
  code: FieldRefusalCode,
  fallback?: Value,
): Value {
  fields.refusal ??= { path: joinPath(fields.path, name), code };
  return fallback as Value; // of no use: the object is refused
}

export function joinPath(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

const LAST_DAY = "2099-12-31";
const MOST_CHARACTERS = 500;
/** Rule 46(b) allows 16; a bill of entry has 7 digits. */
const MOST_NUMBER_CHARACTERS = 50;
/** Unpaired surrogates too. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u;
const UNSEEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u;
/** The format has thirteen digits before the point; a number below it keeps its paise. */
const AMOUNT_LIMIT = 10 ** 13;
