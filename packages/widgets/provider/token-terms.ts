import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import type { TokenTerms } from "./ask-terms.ts";
import { askTold } from "./ask-told.ts";
import { useVanbook } from "./use-vanbook.ts";

/** Asks what the page's token allows, once for all widgets of a client. Sessions and keys are not restricted. */
export function useTokenTerms(): UseQueryResult<Partial<TokenTerms>> {
  const client = useVanbook();
  const enabled = isTokenClient(client);
  return useQuery({
    queryKey: ["embedTokens.current", enabled],
    queryFn: async () => {
      // Send the request now, while the code that reads the answer loads.
      const told = askTold(client);
      const { termsOf } = await import("./ask-terms.ts");
      return termsOf(client, told);
    },
    enabled,
    staleTime: Infinity,
    initialData: enabled ? undefined : FREE,
  });
}

/** Whether a client calls with embed tokens; createVanbook marks it. */
export function isTokenClient(client: Vanbook & { [AUTH]?: string }): boolean {
  return client[AUTH] === "token";
}

const FREE: Readonly<Partial<TokenTerms>> = {};
const AUTH = Symbol.for("vanbook.auth");
