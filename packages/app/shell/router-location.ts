import type { VanbookProviderProps } from "@vanbook/widgets";
import type { RouterProviderProps } from "react-router";

/** The address bar in the form the widgets expect, over the app's router: reports and pages share one history. */
export function routerLocation(
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
    subscribe: (changed) => router.subscribe(() => changed()),
  };
}
