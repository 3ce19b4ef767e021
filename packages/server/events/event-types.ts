import * as say from "@vanbook/sdk/messages";
import type { Schema } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { servedContract } from "../contract/served-contract.ts";

/** The contract's closed list of types. */
export function eventTypes(): readonly string[] {
  return (servedContract().spec.components.schemas["EventType"]?.enum ?? []) as string[]; // a list of texts in the contract
}

/** The types of a comma-joined list; null for none. Throws INVALID_FIELDS for one that the contract doesn't know. */
export function typesOf(list: string | undefined): Schema<"EventType">[] | null {
  if (list === undefined) return null;
  const types = list.split(",");
  const known = eventTypes();
  const unknown = types.find((type) => !known.includes(type));
  if (unknown !== undefined)
    throw refused("INVALID_FIELDS", "types", say.eventTypeUnknown({ name: unknown }));
  return types as Schema<"EventType">[]; // each has just been found in the list
}
