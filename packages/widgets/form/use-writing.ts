import type { OperationId } from "@vanbook/sdk";
import { isTokenClient } from "../provider/token-terms.ts";
import { useOffered } from "../provider/use-offered.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { mastersEnIN } from "../text/en-IN/masters.ts";
import { useTextOf } from "../text/use-text.ts";

/** What may be written on this page, and what is said where nothing may. */
export interface Writing {
  /** Whether an operation may be called here; false until what the page's token may do is known. */
  may: (operation: OperationId) => boolean;
  /** None of the operations may be called. */
  isReadOnly: boolean;
  /** False until the token's terms are known: nothing is shown as writable, or as only shown, before. */
  isKnown: boolean;
  /** Whose the refusal is, the page's or the role's; undefined where something may be written, or while that is unknown. */
  reason: string | undefined;
  /** Why the terms are not known, and how to ask again. */
  unheard: { error: Error | null; retry: () => void };
}

/**
 * What a form may do by these operations. A page with an embed token has no role of its visitor's: what it may not write its token does not
 * allow, or the host does not offer.
 */
export function useWriting(operations: readonly OperationId[], isOnlyShown = false): Writing {
  const client = useVanbook();
  const { isKnown, mayWrite, failureOf } = useOffered();
  const { master: text } = useTextOf("masters", mastersEnIN);
  const may = (operation: OperationId) => isKnown && !isOnlyShown && mayWrite(operation);
  const isReadOnly = !operations.some(may);
  const words = isTokenClient(client) ? text.readOnlyPage : text.readOnly;
  return {
    may,
    isReadOnly,
    isKnown,
    reason: isKnown && isReadOnly ? words : undefined,
    unheard: failureOf(),
  };
}
