import type { Schema } from "../contract/contract.ts";
import { createJsonWriter, type Write } from "../contract/json.ts";
import { getServedContract } from "../contract/served-contract.ts";

/** Exact decimals, and the same bytes in a stream and in a webhook. */
export function writeEventJson(event: Schema<"Event">): string {
  return (write ??= createEventWriter())(event);
}

let write: Write | undefined;

function createEventWriter(): Write {
  const { spec } = getServedContract();
  return createJsonWriter(spec.components.schemas["Event"] ?? {});
}
