import { count } from "./quantity.ts";
import { reckoned } from "./arithmetic.ts";

/** The units of an item: its own unit, and a larger one with how many own units it holds. */
export interface Units {
  own: string;
  larger: { name: string; holds: number } | null;
}

/**
 * Converts a quantity with units to an arithmetic expression in the item's own unit: "2*24+6" for "2cs+6", "2
 * case 6 pcs" or "2cs 6". A unit follows its number and may be any beginning or abbreviation of the unit's name.
 * It becomes a factor, so it can be part of a longer calculation. Undefined if a word matches neither unit, or
 * could be both.
 */
export function inOwnUnit(text: string, units: Units): string | undefined {
  const parts = text.replaceAll(",", "").match(PARTS) ?? [];
  let sum = "";
  let isAfterUnit = false;
  for (const part of parts) {
    const isFigure = /[\d.(]/.test(part);
    if (isFigure && isAfterUnit) sum += "+";
    if (LETTER.test(part)) {
      const factor = /[\d.)]$/.test(sum) && !isAfterUnit ? factorOf(part, units) : undefined;
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

/** Whether the text contains letters, which may be a unit. */
export function hasUnit(text: string): boolean {
  return LETTER.test(text);
}

/**
 * A quantity in both units, for display: "2 Case 6 Nos" for 54; undefined if it is not a number, or there is no
 * larger unit.
 */
export function inBothUnits(quantity: string, { own, larger }: Units): string | undefined {
  const figure = reckoned(quantity, 3);
  if (figure === undefined || !larger) return undefined;
  const all = thousandths(figure.replace("-", ""));
  const per = thousandths(larger.holds.toFixed(3));
  const whole = all / per;
  const rest = reckoned(`${all % per}/1000`, 3) ?? "0";
  const words = [
    ...(whole > 0n ? [`${count(String(whole))} ${larger.name}`] : []),
    ...(all % per > 0n || whole === 0n ? [`${count(rest)} ${own}`] : []),
  ];
  return `${figure.startsWith("-") ? "-" : ""}${words.join(" ")}`;
}

/** How many own units a word means; undefined if that is ambiguous. */
function factorOf(word: string, { own, larger }: Units): number | undefined {
  const [one, many] = [likeness(word, own), larger ? likeness(word, larger.name) : NOT];
  if (one === many) return undefined;
  return many < one ? larger?.holds : 1;
}

/**
 * How well a word matches a unit's name, lower is better: 0 the name or its plural, 1 a beginning of it, 2 some
 * of its letters in order ("bx", "ctn").
 */
function likeness(word: string, name: string): number {
  const [typed, whole] = [lettersOf(word), lettersOf(name)];
  if ([whole, `${whole}s`, `${whole}es`].includes(typed)) return 0;
  if (whole.startsWith(typed)) return 1;
  let at = 0;
  for (const letter of whole) if (letter === typed[at]) at += 1;
  return whole[0] === typed[0] && at === typed.length ? 2 : NOT;
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, "");
}

/** Expects a number with exactly three decimals. */
function thousandths(figure: string): bigint {
  return BigInt(figure.replace(".", ""));
}

/** Numbers, words, and any other single character. */
const PARTS = /[\d.]+|[\p{L}\p{M}]+|\S/gu;
const LETTER = /\p{L}/u;
const NOT = 3;
