import * as say from "@vanbook/sdk/messages";
import type { Schema } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { servedContract } from "../contract/served-contract.ts";

/** All event types in the contract. */
export function eventTypes(): readonly string[] {
  return (servedContract().spec.components.schemas["EventType"]?.enum ?? []) as string[]; // an array of strings in the contract
}

/**
 * The types in a comma-separated list; null for no list. Throws INVALID_FIELDS for a type that is not in the
 * contract.
 */
export function typesOf(list: string | undefined): Schema<"EventType">[] | null {
  if (list === undefined) return null;
  const types = list.split(",");
  const known = eventTypes();
  const unknown = types.find((type) => !known.includes(type));
  if (unknown !== undefined)
    throw refused("INVALID_FIELDS", "types", say.eventTypeUnknown({ name: unknown }));
  return types as Schema<"EventType">[]; // each was checked against the list above
}
