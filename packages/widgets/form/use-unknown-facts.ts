import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { isTokenClient } from "../provider/token-terms.ts";
import { useVanbook } from "../provider/use-vanbook.ts";

export type UnknownFact = Schema<"UnknownFact">;

/** Texts of masters that decide tax and are not understood. A page's token can't read them. */
export function useUnknownFacts(options: { isFresh?: boolean } = {}): UseQueryResult<UnknownFact[]> {
  const client = useVanbook();
  return useQuery({
    // Under `look-up`, so that postings don't invalidate this answer.
    queryKey: ["look-up", "unknownFacts.list", {}],
    queryFn: ({ signal }) => client.unknownFacts.list({}, { signal }),
    enabled: !isTokenClient(client),
    staleTime: options.isFresh ? 0 : 5 * 60_000,
  });
}
