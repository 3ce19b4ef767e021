import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Choices } from "./widget-events.ts";

/** Who hears of choices that stand in no address, by a provider's cache, while somebody listens (`WidgetEvents`). */
export const chosen = new WeakMap<QueryClient, (choices: Choices) => void>();

/** Tells a host that listens of choices that stand in no address, whenever they are others than before. */
export function useTellChoices(choices: Readonly<Record<string, string | undefined>>): void {
  const cache = useQueryClient();
  const now = JSON.stringify(choices);
  const told = useRef(now);
  useEffect(() => {
    if (now === told.current) return;
    told.current = now;
    // Without what is not chosen.
    chosen.get(cache)?.(JSON.parse(now) as Choices);
  }, [now, cache]);
}
