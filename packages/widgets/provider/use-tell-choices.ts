import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Choices } from "./widget-events.ts";

/**
 * Callbacks for choices that are not in the address, by a provider's cache; set while a host listens
 * (`WidgetEvents`).
 */
export const chosen = new WeakMap<QueryClient, (choices: Choices) => void>();

/** Notifies a listening host when choices that are not in the address change. */
export function useTellChoices(choices: Readonly<Record<string, string | undefined>>): void {
  const cache = useQueryClient();
  const now = JSON.stringify(choices);
  const told = useRef(now);
  useEffect(() => {
    if (now === told.current) return;
    told.current = now;
    // JSON drops undefined values.
    chosen.get(cache)?.(JSON.parse(now) as Choices);
  }, [now, cache]);
}
