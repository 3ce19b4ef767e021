import type { QueryClient } from "@tanstack/react-query";

/** Has all be asked anew that a posting or a cancelling has changed: balances, reports, lists; what there is to choose from, and what was entered, is the same. */
export function askAnew(cache: QueryClient): void {
  void cache.invalidateQueries({ predicate: ({ queryKey: [about] }) => !LASTING.has(about) });
}

const LASTING: ReadonlySet<unknown> = new Set(["look-up", "vouchers.input"]);
