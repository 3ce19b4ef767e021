import * as say from "../generated/messages.ts";
import type { Said } from "../messages/message.ts";

/** Why the server would refuse an HSN or SAC code; undefined if it would not. */
export function findHsnFault(
  code: string,
  { isOfficial, digits }: { isOfficial: boolean; digits: number },
): Said | undefined {
  if (!isOfficial) return "The official list has no such HSN or SAC code.";
  return code.length < digits ? say.hsnTooShort({ digits }) : undefined;
}
