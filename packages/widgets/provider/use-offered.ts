import type { OperationId } from "@vanbook/sdk";
import { useMemo } from "react";
import { useTokenTerms } from "./token-terms.ts";
import { useVanbook } from "./use-vanbook.ts";

interface Asked {
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Tells what the page's token locks, hides and allows, for a widget that is not a report. Sessions
 * and keys are not restricted.
 */
export function useOffered() {
  const client = useVanbook();
  const { data: terms, error, refetch } = useTokenTerms();
  return useMemo(() => {
    const isIn = (names: ReadonlySet<string> | undefined, param: string) =>
      names?.has(param.toLowerCase()) ?? false;
    return {
      /** This client omits locked parameters from its calls. */
      client: terms?.sending ?? client,
      isOffered: (param: string) =>
        terms !== undefined && !isIn(terms.locked, param) && !isIn(terms.hidden, param),
      /** The server sets a locked parameter to a value that the page does not know. */
      isLocked: (param: string) => isIn(terms?.locked, param),
      mayWrite: (operation: OperationId) =>
        terms?.operations === undefined || (terms.writes === true && terms.operations.includes(operation)),
      /** False until the token's terms are known; nothing is fetched before that. */
      isKnown: terms !== undefined,
      /** The error of the token's terms, or of the query that waits for them, and a retry. */
      failureOf: (query?: Asked) => ({
        error: query?.error ?? error,
        retry: () => void (terms === undefined ? refetch() : query?.refetch()),
      }),
    };
  }, [client, terms, error, refetch]);
}
