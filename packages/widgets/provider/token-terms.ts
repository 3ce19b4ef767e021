import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import type { TokenTerms } from "./ask-terms.ts";
import { askTold } from "./ask-told.ts";
import { useVanbook } from "./use-vanbook.ts";

/** Asks once for all widgets of a client. Sessions and keys are not restricted. */
export function useTokenTerms(): UseQueryResult<Partial<TokenTerms>> {
  const client = useVanbook();
  const isTokenPage = isTokenClient(client);
  return useQuery({
    queryKey: ["embedTokens.current", isTokenPage],
    queryFn: async () => {
      // Send the request now, while the code that reads the answer is loading.
      const tokenAnswer = askTold(client);
      const { readTokenTerms: termsOf } = await import("./ask-terms.ts");
      return termsOf(client, tokenAnswer);
    },
    enabled: isTokenPage,
    staleTime: Infinity,
    initialData: isTokenPage ? undefined : FREE_TERMS,
  });
}

/** createVanbook marks such a client. */
export function isTokenClient(client: Vanbook & { [AUTH_MARK]?: string }): boolean {
  return client[AUTH_MARK] === "token";
}

const FREE_TERMS: Readonly<Partial<TokenTerms>> = {};
const AUTH_MARK = Symbol.for("vanbook.auth");
