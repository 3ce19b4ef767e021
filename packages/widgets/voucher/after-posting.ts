import type { QueryClient } from "@tanstack/react-query";

/**
 * Refetches everything that a posting or cancellation changes: balances, reports, lists. Look-up
 * lists and entered documents stay cached.
 */
export function askAnew(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey: [about] }) => !LASTING_QUERIES.has(about) });
}

const LASTING_QUERIES: ReadonlySet<unknown> = new Set(["look-up", "vouchers.input", "heldDocuments.get"]);
