import { count } from "./quantity.ts";
import { evaluateArithmetic } from "./arithmetic.ts";

export interface Units {
  own: string;
  larger: { name: string; holds: number } | null;
}

/**
 * Gives an arithmetic expression: "2*24+6" for "2cs+6", "2 case 6 pcs" or "2cs 6". A unit follows
 * its number and may be any beginning or abbreviation of the unit's name. Undefined if a word
 * matches neither unit, or could be both.
 */
export function convertToOwnUnit(text: string, units: Units): string | undefined {
  const parts = (text.match(PART_PATTERN) ?? []).filter((part) => part !== ",");
  let sum = "";
  let isAfterUnit = false;
  for (const part of parts) {
    const isFigure = /[\d.(]/.test(part);
    if (isFigure && isAfterUnit) sum += "+";
    if (LETTER_PATTERN.test(part)) {
      const factor = /[\d.)]$/.test(sum) && !isAfterUnit ? findUnitFactor(part, units) : undefined;
      if (factor === undefined) return undefined;
      if (factor !== 1) sum += `*${factor}`;
      isAfterUnit = true;
    } else {
      sum += part;
      isAfterUnit = false;
    }
  }
  return sum;
}

export function hasUnit(text: string): boolean {
  return LETTER_PATTERN.test(text);
}

/** "2 Case 6 Nos" for 54; undefined if the quantity is not a number, or there is no larger unit. */
export function formatInBothUnits(quantity: string, { own, larger }: Units): string | undefined {
  const figure = evaluateArithmetic(quantity, 3);
  if (figure === undefined || !larger) return undefined;
  const all = toThousandths(figure.replace("-", ""));
  const per = toThousandths(larger.holds.toFixed(3));
  const whole = all / per;
  const rest = evaluateArithmetic(`${all % per}/1000`, 3) ?? "0";
  const words = [
    ...(whole > 0n ? [`${count(String(whole))} ${larger.name}`] : []),
    ...(all % per > 0n || whole === 0n ? [`${count(rest)} ${own}`] : []),
  ];
  return `${figure.startsWith("-") ? "-" : ""}${words.join(" ")}`;
}

function findUnitFactor(word: string, { own, larger }: Units): number | undefined {
  const [one, many] = [rankMatch(word, own), larger ? rankMatch(word, larger.name) : NO_MATCH];
  if (one === many) return undefined;
  return many < one ? larger?.holds : 1;
}

/** 0 (best) is the name or its plural, 1 its beginning, 2 letters of it in order ("bx", "ctn"). */
function rankMatch(word: string, name: string): number {
  const [typedLetters, whole] = [normaliseLetters(word), normaliseLetters(name)];
  if ([whole, `${whole}s`, `${whole}es`].includes(typedLetters)) return 0;
  if (whole.startsWith(typedLetters)) return 1;
  let at = 0;
  for (const letter of whole) if (letter === typedLetters[at]) at += 1;
  return whole[0] === typedLetters[0] && at === typedLetters.length ? 2 : NO_MATCH;
}

function normaliseLetters(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, "");
}

/** Expects a number with exactly three decimals. */
function toThousandths(figure: string): bigint {
  return BigInt(figure.replace(".", ""));
}

const PART_PATTERN = /\d[\d.,]*|\.\d+|[\p{L}\p{M}]+|\S/gu;
const LETTER_PATTERN = /\p{L}/u;
const NO_MATCH = 3;
