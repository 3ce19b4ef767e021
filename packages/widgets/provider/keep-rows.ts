import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Rows stay until those of the next request arrive, unless a request of `queryKey` has failed since
 * they came: rows that the failure has cleared do not come back under another search.
 */
export function keepRows(cache: QueryClient, queryKey: QueryKey) {
  return <Data>(before: Data | undefined, query?: { state: { dataUpdatedAt: number } }) =>
    query &&
    cache
      .getQueryCache()
      .findAll({ queryKey })
      .every(({ state }) => state.errorUpdatedAt <= query.state.dataUpdatedAt)
      ? before
      : undefined;
}
