import { QueryClient } from "@tanstack/react-query";

/**
 * The SDK retries. A remount does not refetch data younger than half a minute. Without a network a
 * request fails at once, and says so, instead of waiting without a word until the network is back;
 * then queries are repeated. In a host's cache these rules are those of our requests alone.
 */
export function createQueryClient(hostCache?: QueryClient): QueryClient {
  const networkMode = "always";
  return new QueryClient({
    ...(hostCache && {
      queryCache: hostCache.getQueryCache(),
      mutationCache: hostCache.getMutationCache(),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode,
      },
      mutations: { networkMode },
    },
  });
}

/**
 * For a cache that nobody uses any more. A request that is cancelled would set a timer of five
 * minutes, which keeps all that the cache has until then.
 */
export function clearCache(cache: QueryClient): void {
  for (const entry of [...cache.getQueryCache().getAll(), ...cache.getMutationCache().getAll()])
    entry.gcTime = Infinity;
  cache.clear();
}
