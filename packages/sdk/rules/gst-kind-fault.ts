import { findGstKindFault, type GstKind } from "../books/gst-kind.ts";
import * as say from "../generated/messages.ts";
import type { Message } from "../messages/message.ts";
import { gstKinds } from "./gst-kinds.ts";

/** Says how a customer's kind contradicts the GSTIN. */
export function describeGstKindFault(
  kind: GstKind | null,
  gstin: string | null | undefined,
): Message | undefined {
  const fault = findGstKindFault(kind, gstin);
  if (fault === undefined) return undefined;
  const label = gstKinds.find(({ value }) => value === kind)?.label ?? "";
  return fault === "gstinMissing"
    ? say.kindNeedsGstin({ kind: label })
    : say.kindWithoutGstin({ kind: label });
}
