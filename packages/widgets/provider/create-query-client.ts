import { QueryClient } from "@tanstack/react-query";

/**
 * The SDK retries. A remount does not refetch data younger than half a minute. Without a network a
 * request fails at once, and says so, instead of waiting without a word until the network is back;
 * then queries are repeated.
 */
export function createQueryClient(): QueryClient {
  const networkMode = "always";
  return new QueryClient({
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
