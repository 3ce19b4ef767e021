import { problemOnField } from "@vanbook/sdk/problem";
import { readState } from "@vanbook/sdk/rules";

/**
 * The code of a place of supply that a document names, as a State's name, short name or number.
 * Throws STATE_UNKNOWN.
 */
export function readPlaceOfSupply(text: string | undefined): string | undefined {
  const reading = readState(null, text);
  if (reading.is === "unknown") throw problemOnField("STATE_UNKNOWN", "placeOfSupply");
  return reading.is === "known" ? reading.code : undefined;
}
