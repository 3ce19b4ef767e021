import type { ReportLocation } from "./report-location.ts";

/** Keeps report state out of the address bar: for dialogs, portals with own addresses, tests. */
export function memoryLocation(start = ""): ReportLocation {
  const listeners = new Set<() => void>();
  let query = start;
  return {
    get: () => query,
    set: (next) => {
      query = next;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
