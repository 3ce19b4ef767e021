import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Choices } from "./widget-events.ts";

/**
 * Callbacks for choices that are not in the address, by the provider's cache. `WidgetEvents` sets
 * one while a host listens.
 */
export const choiceListeners = new WeakMap<QueryClient, (choices: Choices) => void>();

export function useTellChoices(choices: Readonly<Record<string, string | undefined>>): void {
  const cache = useQueryClient();
  const now = JSON.stringify(choices);
  const lastReported = useRef(now);
  useEffect(() => {
    if (now === lastReported.current) return;
    lastReported.current = now;
    // A round trip through JSON drops undefined values.
    choiceListeners.get(cache)?.(JSON.parse(now) as Choices);
  }, [now, cache]);
}
