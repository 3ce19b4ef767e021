/** Sends the request for a token. */
export type RequestRoute = (url: string) => Promise<Response>;

/** Calls a partner's route with a timeout of ten seconds, and with cookies if the route has the page's origin. */
export function requestRoute(url: string): Promise<Response> {
  return fetch(url, {
    headers: { Accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(10_000),
  });
}

/**
 * Requests each route's token in advance (`begin`), while the drawing scripts load. `request` gives that response
 * to the first caller.
 */
export function createEarlyRequests() {
  const early: Record<string, Promise<Response> | false> = {};
  return {
    /** Not for elements added later, when a token already exists. */
    begin: (url: string) => (early[url] ??= requestRoute(url)),
    request: (url: string) => {
      const answer = early[url];
      early[url] = false;
      return answer || requestRoute(url);
    },
  };
}
