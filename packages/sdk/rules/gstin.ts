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

/** None for "URP", which is understood: it says that an unregistered person has no GSTIN. */
export function findGstinDoubt(gstin: string): Said | undefined {
  if (gstin === "URP") return undefined;
  const length = [...gstin].length;
  if (length !== 15) return say.gstinLength({ length });
  if (!GSTIN_PATTERN.test(gstin))
    return "This is not how a GSTIN is made up: state code, PAN, number and check digit.";
  if (!isState(Number(gstin.slice(0, 2)))) return say.gstinState({ start: gstin.slice(0, 2) });
  return gstinCheckDigit(gstin.slice(0, 14)) === gstin[14] ? undefined : "This GSTIN's check digit is wrong.";
}

/** GST codes of the states and union territories; 97 is other territory, 99 the centre. */
function isState(code: number): boolean {
  return (code >= 1 && code <= 38) || code === 97 || code === 99;
}

/**
 * State, PAN (or TAN for tax deductors) and number, then Z, C, D or K; embassies, non-residents and
 * suppliers of online services from abroad (OS) have another format.
 */
const GSTIN_PATTERN =
  /^\d{2}([A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z][ZCDK]|\d{2}[A-Z]{3}\d{5}(UN|ON|NR|OS))[0-9A-Z]$/;
const GSTIN_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
