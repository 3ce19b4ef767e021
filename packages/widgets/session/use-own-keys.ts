import { useQuery } from "@tanstack/react-query";
import { useNow, useVanbook } from "../provider/use-vanbook.ts";

/** The user's active API keys; empty until known, or if the user may not have any. */
export function useOwnKeys(userId: number, mayHaveKeys: boolean) {
  const client = useVanbook();
  const now = useNow();
  const { data } = useQuery({
    queryKey: ["apiKeys.list"],
    queryFn: ({ signal }) => client.apiKeys.list({}, { signal }),
    enabled: mayHaveKeys,
  });
  const works = (expiresAt: string | null) => expiresAt === null || new Date(expiresAt) > now;
  return (data?.data ?? []).filter(
    (key) => key.userId === userId && key.revokedAt === null && works(key.expiresAt),
  );
}
