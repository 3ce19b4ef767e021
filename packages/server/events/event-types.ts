import * as say from "@vanbook/sdk/messages";
import type { Schema } from "../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { getServedContract } from "../contract/served-contract.ts";

export function listEventTypes(): readonly string[] {
  return (getServedContract().spec.components.schemas["EventType"]?.enum ?? []) as string[]; // an array of strings in the contract
}

/** Comma-separated; null for no list. Throws INVALID_FIELDS for a type not in the contract. */
export function parseEventTypes(list: string | undefined): Schema<"EventType">[] | null {
  if (list === undefined) return null;
  const types = list.split(",");
  const knownTypes = listEventTypes();
  const unknown = types.find((type) => !knownTypes.includes(type));
  if (unknown !== undefined)
    throw problemOnField("INVALID_FIELDS", "types", say.eventTypeUnknown({ name: unknown }));
  return types as Schema<"EventType">[]; // each was checked against the list above
}
