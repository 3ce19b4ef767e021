import { gstinCheckDigit } from "@vanbook/sdk/rules";
import type { Random } from "../random.ts";

export function makeGstin(random: Random, stateCode: string): string {
  const letters = Array.from({ length: 3 }, () => random.pick(PAN_LETTERS)).join("");
  const pan = `${letters}${random.pick(HOLDER_LETTERS)}${random.pick(PAN_LETTERS)}${random.int(1000, 9999)}${random.pick(PAN_LETTERS)}`;
  const body = `${stateCode}${pan}1Z`;
  return body + gstinCheckDigit(body);
}

const PAN_LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** The fourth letter of a PAN is the kind of holder: person, company, firm, trust. */
const HOLDER_LETTERS = ["P", "P", "P", "C", "F", "F", "T"];
