/** Where reports keep their state: an address bar, a router or a variable. */
export interface ReportLocation {
  /** The query string now, with or without its `?`. */
  get: () => string;
  /** Replaces the query string; `push` makes a step that Back undoes. */
  set: (query: string, how: "push" | "replace") => void;
  /** Which page the query string belongs to, where one place serves several. */
  path?: () => string;
  /** Calls back whenever the query string may have changed; returns what ends that. */
  subscribe: (changed: () => void) => () => void;
}

/**
 * A location that stays as it was once its page is left: while the next screen's code is on its way the old one is still drawn, and must
 * neither read the new one's address nor write what was typed last into it.
 */
export function ofThisPage(location: ReportLocation): ReportLocation {
  const page = location.path?.();
  let seen = location.get();
  return {
    ...location,
    get: () => {
      if (location.path?.() === page) seen = location.get();
      return seen;
    },
    set: (query, how) => {
      if (location.path?.() === page) location.set(query, how);
    },
  };
}
