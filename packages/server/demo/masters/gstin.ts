import type { Random } from "../random.ts";

/** A GSTIN of a state with a PAN of nobody in particular and the check digit that belongs to it. */
export function makeGstin(random: Random, stateCode: string): string {
  const letters = Array.from({ length: 3 }, () => random.pick(LETTERS)).join("");
  const pan = `${letters}${random.pick(HOLDERS)}${random.pick(LETTERS)}${random.int(1000, 9999)}${random.pick(LETTERS)}`;
  const body = `${stateCode}${pan}1Z`;
  return body + checkDigitOf(body);
}

/** The last character of a GSTIN for its first fourteen: base 36, weights 1 and 2 in turn, digits of the products summed. */
export function checkDigitOf(body: string): string {
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return DIGITS[(36 - (sum % 36)) % 36] ?? "0";
}

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** What the fourth letter of a PAN says of its holder: person, company, firm, trust. */
const HOLDERS = ["P", "P", "P", "C", "F", "F", "T"];
