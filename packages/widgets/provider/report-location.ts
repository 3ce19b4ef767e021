/** Where reports keep their state: an address bar, a router or a variable. */
export interface ReportLocation {
  /** The current query string, with or without its `?`. */
  get: () => string;
  /** Replaces the query string; `push` adds a history entry that Back undoes. */
  set: (query: string, how: "push" | "replace") => void;
  /** The page that the query string belongs to, if one location serves several pages. */
  path?: () => string;
  /** Calls back whenever the query string may have changed; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * Returns a location that no longer changes once the user leaves its page. While the next page's
 * code loads, the old page is still drawn; it must neither read the new address nor write the last
 * typed text into it.
 */
export function ofThisPage(location: ReportLocation): ReportLocation {
  const page = location.path?.();
  let lastQuery = location.get();
  return {
    ...location,
    get: () => {
      if (location.path?.() === page) lastQuery = location.get();
      return lastQuery;
    },
    set: (query, how) => {
      if (location.path?.() === page) location.set(query, how);
    },
  };
}
