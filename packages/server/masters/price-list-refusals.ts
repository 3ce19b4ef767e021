import type { Body } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";

/**
 * Throws INVALID_FIELDS for a past day, for an item that is named twice, and for removing a price that is
 * valid from today.
 */
export function refuseImpossible({ validFrom, lines }: Body<"priceLists.save">, day: string): void {
  if (validFrom < day) throw refused("INVALID_FIELDS", "validFrom", TOO_EARLY);
  const named = new Set<number>();
  for (const [index, { itemId, price }] of lines.entries()) {
    if (named.has(itemId)) throw refused("INVALID_FIELDS", `lines.${index}.itemId`, TWICE);
    named.add(itemId);
    if (price === null && validFrom === day)
      throw refused("INVALID_FIELDS", `lines.${index}.price`, VALID_ALREADY);
  }
}

const TOO_EARLY = "Prices are valid from today or a later day: what was posted keeps its own.";
const TWICE = "The item is named twice.";
const VALID_ALREADY =
  "A price that is valid already can't be taken back: enter the one that is valid from today.";
