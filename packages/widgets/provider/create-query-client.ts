import { QueryClient } from "@tanstack/react-query";

/** The SDK retries. A remount does not refetch data younger than half a minute. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
}
