/** Sends the request for a token. */
export type RequestRoute = (url: string) => Promise<Response>;

/** Asks a partner's route, and waits ten seconds at most; the page's cookies go with it where the route is of its origin. */
export function requestRoute(url: string): Promise<Response> {
  return fetch(url, {
    headers: { Accept: "application/json" },
    cache: "no-store",
    signal: AbortSignal.timeout(10_000),
  });
}

/**
 * Each route of a page is asked once before anybody needs its token (`begin`), which comes while the scripts that draw are on their way.
 * `request` gives that answer to whoever asks first.
 */
export function createEarlyRequests() {
  const early: Record<string, Promise<Response> | false> = {};
  return {
    /** Not for an element that comes later, when there is a token. */
    begin: (url: string) => (early[url] ??= requestRoute(url)),
    request: (url: string) => {
      const answer = early[url];
      early[url] = false;
      return answer || requestRoute(url);
    },
  };
}
