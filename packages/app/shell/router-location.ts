import type { VanbookProviderProps } from "@vanbook/widgets";
import type { RouterProviderProps } from "react-router";

export function createRouterLocation(
  router: Pick<RouterProviderProps["router"], "state" | "navigate" | "subscribe">,
): NonNullable<VanbookProviderProps["location"]> {
  return {
    get: () => router.state.location.search,
    path: () => router.state.location.pathname,
    set: (query, how) => {
      const { pathname, hash } = router.state.location;
      const search = query && !query.startsWith("?") ? `?${query}` : query;
      void router.navigate(
        { pathname, search, hash },
        { replace: how === "replace", preventScrollReset: true },
      );
    },
    subscribe: (onChange) => router.subscribe(() => onChange()),
  };
}
