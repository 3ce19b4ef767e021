import { count } from "../../sdk/format/quantity.ts";
import { reckoned } from "./arithmetic.ts";

/** The units of an item: its own, and a larger one with how many of its own that holds. */
export interface Units {
  own: string;
  larger: { name: string; holds: number } | null;
}

/**
 * A quantity with units as the sum that it is in the item's own: "2*24+6" for "2cs+6", "2 case 6 pcs" or "2cs 6". A unit stands after its
 * figure, by any beginning or abbreviation of its name; it is a factor, so that what else may be reckoned may be reckoned here. Undefined
 * where a word is neither unit, or may be both.
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

/** Whether something other than figures and signs is typed, which a unit may be. */
export function hasUnit(text: string): boolean {
  return LETTER.test(text);
}

/** A quantity in both units, as one reads it: "2 Case 6 Nos" for 54; undefined for what is no figure, or where there is no larger one. */
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

/** How many of the own unit a word names; undefined where that is not clear. */
function factorOf(word: string, { own, larger }: Units): number | undefined {
  const [one, many] = [likeness(word, own), larger ? likeness(word, larger.name) : NOT];
  if (one === many) return undefined;
  return many < one ? larger?.holds : 1;
}

/** How far a word is from a unit's name: the name itself or several of it, a beginning, letters of it in their order as in "bx" and "ctn". */
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

/** Of a figure with three decimals. */
function thousandths(figure: string): bigint {
  return BigInt(figure.replace(".", ""));
}

/** Figures, words, and each other sign. */
const PARTS = /[\d.]+|[\p{L}\p{M}]+|\S/gu;
const LETTER = /\p{L}/u;
const NOT = 3;
