import type { ReportLocation } from "./report-location.ts";

/**
 * Keeps the state of reports out of the address bar: for dialogs, portals with their own address
 * scheme, and tests.
 */
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
