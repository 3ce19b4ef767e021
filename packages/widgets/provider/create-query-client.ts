import { QueryClient } from "@tanstack/react-query";

/**
 * The SDK does the retries. Data younger than half a minute is not fetched again when a widget
 * remounts.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
}
