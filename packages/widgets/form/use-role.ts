import { useQuery } from "@tanstack/react-query";
import { isTokenClient } from "../provider/token-terms.ts";
import { useVanbook } from "../provider/use-vanbook.ts";

/** The role of the signed-in user; undefined until it is known, and for a page's token. */
export function useRole(isNeeded = true): number | undefined {
  const client = useVanbook();
  const { data } = useQuery({
    // Under `look-up`, so that postings don't invalidate this answer.
    queryKey: ["look-up", "session.current"],
    queryFn: ({ signal }) => client.session.current({}, { signal }),
    enabled: isNeeded && !isTokenClient(client),
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
  });
  return data?.UserRoleId;
}
