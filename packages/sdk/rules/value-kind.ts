import type { FieldRule, ValueKind } from "./field-rule.ts";
import { toText, type Said } from "../messages/message.ts";
import { readCountry } from "./countries.ts";
import { readState } from "./states.ts";
import { findGstinDoubt } from "./gstin.ts";

/** `findDoubt` in English. */
export function doubtfulField(rule: FieldRule, value: unknown): string | undefined {
  const doubt = findDoubt(rule, value);
  return doubt === undefined ? undefined : toText(doubt);
}

/**
 * What looks wrong in a value that the contract accepts: a form asks before saving it, the server
 * accepts it. The rule of each kind is the same for forms and imports.
 */
export function findDoubt({ kind }: FieldRule, value: unknown): Said | undefined {
  const text = String(value ?? "").trim();
  return kind === undefined || text === "" ? undefined : DOUBT_CHECKS[kind](text);
}

const DOUBT_CHECKS: Readonly<Record<ValueKind, (text: string) => Said | undefined>> = {
  gstin: (text) => findGstinDoubt(text.toUpperCase()),
  state: (text) =>
    readState(null, text).is === "unknown"
      ? "This is not the name of a State. Bills to an account without a GSTIN need its State."
      : undefined,
  country: (text) =>
    readCountry(text).is === "unknown"
      ? "This is not the name of a country. Bills to an account without a GSTIN and a State need it."
      : undefined,
  pin: createPatternCheck(/^[1-9]\d{5}$/, "A PIN code has 6 digits, the first of them not 0."),
  mobile: createPatternCheck(/^[1-9]\d{9}$/, "A mobile number has 10 digits, the first of them not 0."),
  phone: createPatternCheck(
    /^[1-9]\d{9}$/,
    "A telephone number has 10 digits, its STD code without the 0 among them.",
  ),
  email: createPatternCheck(
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i,
    "This does not look like an email address.",
  ),
};

function createPatternCheck(pattern: RegExp, words: string): (text: string) => Said | undefined {
  return (text) => (pattern.test(text) ? undefined : words);
}
