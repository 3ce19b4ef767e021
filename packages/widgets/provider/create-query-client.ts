import { QueryClient } from "@tanstack/react-query";

/** A provider's cache. Retries are the SDK's; what was asked for half a minute ago is not asked for again when a widget is mounted anew. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
}
