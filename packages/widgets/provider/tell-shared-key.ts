import type { QueryClient } from "@tanstack/react-query";
import { tellMisuse } from "./tell-misuse.ts";

/** Tells of two reports of a provider that keep their choices under the same names, until one is gone. */
export function tellSharedKey(cache: QueryClient, urlKey: string, until: AbortSignal): void {
  const keys = usedKeys.get(cache) ?? [];
  usedKeys.set(cache, keys);
  if (keys.includes(urlKey))
    tellMisuse(cache, {
      code: "WRONG_VALUE",
      message: `two reports keep their choices under urlKey="${urlKey}"; give each its own, or urlKey={false}.`,
    });
  keys.push(urlKey);
  until.addEventListener("abort", () => keys.splice(keys.indexOf(urlKey), 1));
}

const usedKeys = new WeakMap<QueryClient, string[]>();
