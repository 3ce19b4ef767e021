import type { OperationId } from "@vanbook/sdk";
import { isTokenClient } from "../provider/token-terms.ts";
import { useOffered } from "../provider/use-offered.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";

export interface Writing {
  /** False until the token's permissions are known. */
  may: (operation: OperationId) => boolean;
  isReadOnly: boolean;
  /** False until the token's permissions are known; nothing looks editable or read-only before. */
  isKnown: boolean;
  /** Why the page or role forbids writing; undefined if something may be written, or unknown. */
  reason: string | undefined;
  unheard: { error: Error | null; retry: () => void };
}

/**
 * Which of these operations a form may call. A page with an embed token has no user role: there, an
 * operation is missing if the token does not allow it or the host does not offer it.
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
