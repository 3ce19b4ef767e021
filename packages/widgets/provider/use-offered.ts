import type { OperationId, Vanbook } from "@vanbook/sdk";
import { useMemo } from "react";
import { useTokenTerms } from "./token-terms.ts";
import { useVanbook } from "./use-vanbook.ts";

/** What the page's token leaves to a widget that is no report. */
export interface Offered {
  /** Says nothing of what the token locks. */
  client: Vanbook;
  /** Whether a parameter is the visitor's to choose. */
  isOffered: (param: string) => boolean;
  /** Whether the server sets it, to a value that the page is not told. */
  isLocked: (param: string) => boolean;
  /** Whether the page may write by this operation. */
  mayWrite: (operation: OperationId) => boolean;
  /** False until the token's terms are known: nothing is asked before. */
  isKnown: boolean;
  /** What failed, the terms or a widget's own query that waits for them, and how to ask again. */
  failureOf: (query?: Asked) => { error: Error | null; retry: () => void };
}

interface Asked {
  error: Error | null;
  refetch: () => unknown;
}

/** What the page's token locks, hides and allows. Sessions and keys have free choice. */
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
