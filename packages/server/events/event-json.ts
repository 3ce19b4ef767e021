import type { Schema } from "../contract/contract.ts";
import { jsonWriter, type Write } from "../contract/json.ts";
import { servedContract } from "../contract/served-contract.ts";

/** An event as JSON, with exact decimals: the same bytes in a stream and in a webhook. */
export function eventJson(event: Schema<"Event">): string {
  return (write ??= writer())(event);
}

let write: Write | undefined;

function writer(): Write {
  const { spec } = servedContract();
  return jsonWriter(spec.components.schemas["Event"] ?? {});
}
