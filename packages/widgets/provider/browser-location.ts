import type { ReportLocation } from "./report-location.ts";

/**
 * The address bar of a page without a router. A host with a router passes its own adapter instead.
 */
export function browserLocation(): ReportLocation {
  const listeners = new Set<() => void>();
  return {
    get: () => (typeof window === "undefined" ? "" : window.location.search),
    set: (query, how) => {
      const url = `${window.location.pathname}${query ? `?${query.replace(/^\?/, "")}` : ""}${window.location.hash}`;
      if (how === "push") window.history.pushState(window.history.state, "", url);
      else window.history.replaceState(window.history.state, "", url);
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      window.addEventListener("popstate", onChange);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener("popstate", onChange);
      };
    },
  };
}
