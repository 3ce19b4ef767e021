/** Where reports keep their state: an address bar, a router or a variable. */
export interface ReportLocation {
  /** The query string now, with or without its `?`. */
  get: () => string;
  /** Replaces the query string; `push` makes a step that Back undoes. */
  set: (query: string, how: "push" | "replace") => void;
  /** Calls back whenever the query string may have changed; returns what ends that. */
  subscribe: (changed: () => void) => () => void;
}
