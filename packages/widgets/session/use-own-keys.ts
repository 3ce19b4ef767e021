import { useRead } from "../form/use-read.ts";
import { useNow } from "../provider/use-vanbook.ts";

/** The user's active API keys; empty until known, or if the user may not have any. */
export function useOwnKeys(userId: number, mayHaveKeys: boolean) {
  const now = useNow();
  const { data } = useRead("apiKeys.list", undefined, { enabled: mayHaveKeys });
  const works = (expiresAt: string | null) => expiresAt === null || new Date(expiresAt) > now;
  return (data?.data ?? []).filter(
    (key) => key.userId === userId && key.revokedAt === null && works(key.expiresAt),
  );
}
