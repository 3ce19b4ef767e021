import type { OperationId, Vanbook } from "@vanbook/sdk";
import { useMemo } from "react";
import { useTokenTerms } from "./token-terms.ts";
import { useVanbook } from "./use-vanbook.ts";

/** What the page's token allows a widget that is not a report. */
export interface Offered {
  /** Omits locked parameters from its calls. */
  client: Vanbook;
  /** Whether the visitor may choose a parameter. */
  isOffered: (param: string) => boolean;
  /** Whether the server sets the parameter, to a value that the page does not know. */
  isLocked: (param: string) => boolean;
  /** Whether the page may call this operation to write. */
  mayWrite: (operation: OperationId) => boolean;
  /** False until the token's terms are known; nothing is fetched before that. */
  isKnown: boolean;
  /** The error of the terms, or of a widget's own query that waits for them, and how to retry. */
  failureOf: (query?: Asked) => { error: Error | null; retry: () => void };
}

interface Asked {
  error: Error | null;
  refetch: () => unknown;
}

/** What the page's token locks, hides and allows. Sessions and keys are not restricted. */
export function useOffered(): Offered {
  const client = useVanbook();
  const { data: terms, error, refetch } = useTokenTerms();
  return useMemo(() => {
    const isIn = (names: ReadonlySet<string> | undefined, param: string) =>
      names?.has(param.toLowerCase()) ?? false;
    return {
      client: terms?.sending ?? client,
      isOffered: (param) => terms !== undefined && !isIn(terms.locked, param) && !isIn(terms.hidden, param),
      isLocked: (param) => isIn(terms?.locked, param),
      mayWrite: (operation) =>
        terms?.operations === undefined || (terms.writes === true && terms.operations.includes(operation)),
      isKnown: terms !== undefined,
      failureOf: (query) => ({
        error: query?.error ?? error,
        retry: () => void (terms === undefined ? refetch() : query?.refetch()),
      }),
    };
  }, [client, terms, error, refetch]);
}
