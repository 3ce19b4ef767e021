/**
 * As in the SDK (token-route.ts), which the elements' script does not load. Times out after ten
 * seconds; cookies are sent if the route has the page's origin.
 */
function callRoute(url: string): Promise<Response> {
  return fetch(url, {
    headers: { Accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(10_000),
  });
}

/** `begin` requests a token while scripts load; `request` gives it to the first caller. */
export function createEarlyRequests() {
  const early: Record<string, Promise<Response> | false> = {};
  return {
    /** Not for elements added later, when a token already exists. */
    begin: async (path: string, base: string) => {
      const url = new URL(path, base).href;
      return (early[url] ??= callRoute(url));
    },
    request: (url: string) => {
      const answer = early[url];
      early[url] = false;
      return answer || callRoute(url);
    },
  };
}
