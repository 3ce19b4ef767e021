import { findGstin, GSTIN_PATTERN, isGstinState } from "../books/find-gstin.ts";
import * as say from "../generated/messages.ts";
import type { Said } from "../messages/message.ts";

/** Base 36 of the first fourteen: weights 1 and 2 in turn, digits of the products summed. */
export function gstinCheckDigit(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const product = GSTIN_DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return GSTIN_DIGITS[(36 - (sum % 36)) % 36] ?? "0";
}

/** None for "URP" and its like, which are understood: they say that there is no GSTIN. */
export function findGstinDoubt(gstin: string): Said | undefined {
  if (findGstin(gstin) === undefined) return undefined;
  const length = [...gstin].length;
  if (length !== 15) return say.gstinLength({ length });
  if (!GSTIN_PATTERN.test(gstin))
    return "This is not how a GSTIN is made up: state code, PAN, number and check digit.";
  if (!isGstinState(gstin)) return say.gstinState({ start: gstin.slice(0, 2) });
  return gstinCheckDigit(gstin.slice(0, 14)) === gstin[14] ? undefined : "This GSTIN's check digit is wrong.";
}

const GSTIN_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
