import type { OperationId } from "@vanbook/sdk";
import { isTokenClient } from "../provider/token-terms.ts";
import { useOffered } from "../provider/use-offered.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/** What the user may write on this page, and the message if nothing may be written. */
export interface Writing {
  /** Whether an operation may be called here; false until the token's permissions are known. */
  may: (operation: OperationId) => boolean;
  /** None of the operations may be called. */
  isReadOnly: boolean;
  /** False until the token's permissions are known: until then nothing is shown as editable or as read-only. */
  isKnown: boolean;
  /**
   * The message that says whether the page or the role forbids writing; undefined if something may be written, or
   * while unknown.
   */
  reason: string | undefined;
  /** Why the permissions could not be loaded, and how to retry. */
  unheard: { error: Error | null; retry: () => void };
}

/**
 * Which of these operations a form may call. A page with an embed token has no user role: the token does not
 * allow an operation, or the host does not offer it.
 */
export function useWriting(operations: readonly OperationId[], isOnlyShown = false): Writing {
  const client = useVanbook();
  const { isKnown, mayWrite, failureOf } = useOffered();
  const { master: text } = useMastersText();
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
