import type { Body } from "../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";

/** Throws INVALID_FIELDS for a past day, a repeated item, or removing a price valid from today. */
export function refuseImpossible({ validFrom, lines }: Body<"priceLists.save">, day: string): void {
  if (validFrom < day) throw problemOnField("INVALID_FIELDS", "validFrom", TOO_EARLY);
  const namedIds = new Set<number>();
  for (const [index, { itemId, price }] of lines.entries()) {
    if (namedIds.has(itemId)) throw problemOnField("INVALID_FIELDS", `lines.${index}.itemId`, NAMED_TWICE);
    namedIds.add(itemId);
    if (price === null && validFrom === day)
      throw problemOnField("INVALID_FIELDS", `lines.${index}.price`, VALID_ALREADY);
  }
}

const TOO_EARLY = "Prices are valid from today or a later day: what was posted keeps its own.";
const NAMED_TWICE = "The item is named twice.";
const VALID_ALREADY =
  "A price that is already valid can't be withdrawn: enter the one that is valid from today.";
