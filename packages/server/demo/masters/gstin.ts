import { gstinCheckDigit } from "@vanbook/sdk/rules";
import type { Random } from "../random.ts";

/** A GSTIN of a state with a random PAN and a correct check digit. */
export function makeGstin(random: Random, stateCode: string): string {
  const letters = Array.from({ length: 3 }, () => random.pick(LETTERS)).join("");
  const pan = `${letters}${random.pick(HOLDERS)}${random.pick(LETTERS)}${random.int(1000, 9999)}${random.pick(LETTERS)}`;
  const body = `${stateCode}${pan}1Z`;
  return body + gstinCheckDigit(body);
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** The fourth letter of a PAN gives the kind of holder: person, company, firm, trust. */
const HOLDERS = ["P", "P", "P", "C", "F", "F", "T"];
