import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import type { TokenTerms } from "./ask-terms.ts";
import { askTold } from "./ask-told.ts";
import { useVanbook } from "./use-vanbook.ts";

/** Asks what the page's token says, for all widgets of a client at once. Sessions and keys have free choice. */
export function useTokenTerms(): UseQueryResult<Partial<TokenTerms>> {
  const client = useVanbook();
  const enabled = isTokenClient(client);
  return useQuery({
    queryKey: ["embedTokens.current", enabled],
    queryFn: async () => {
      // The page's route is asked while what reads its answer is on its way.
      const told = askTold(client);
      const { termsOf } = await import("./ask-terms.ts");
      return termsOf(client, told);
    },
    enabled,
    staleTime: Infinity,
    initialData: enabled ? undefined : FREE,
  });
}

/** Whether a client calls with embed tokens: createVanbook marks it. */
export function isTokenClient(client: Vanbook & { [AUTH]?: string }): boolean {
  return client[AUTH] === "token";
}

const FREE: Readonly<Partial<TokenTerms>> = {};
const AUTH = Symbol.for("vanbook.auth");
