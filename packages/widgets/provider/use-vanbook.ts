import type { Vanbook } from "@vanbook/sdk";
import { useContext, useSyncExternalStore } from "react";
import { dayInIndia } from "../../sdk/format/day.ts";
import { VanbookContext, type VanbookContextValue } from "./vanbook-context.ts";

/** The SDK client of the nearest provider. */
export function useVanbook(): Vanbook {
  return useVanbookContext().client;
}

/** The nearest provider's context: client, clock, location and settings. */
export function useVanbookContext(): VanbookContextValue {
  const context = useContext(VanbookContext);
  if (!context) throw new Error("A Vanbook widget must stand inside <VanbookProvider>.");
  return context;
}

/** The current time at render, by the provider's clock. */
export function useNow(): Date {
  return useVanbookContext().now();
}

/**
 * Today in India, YYYY-MM-DD, by the provider's clock. A page that is open over midnight rerenders with the new
 * date.
 */
export function useToday(): string {
  const { now } = useVanbookContext();
  const day = () => dayInIndia(now());
  return useSyncExternalStore(everyMinute, day, day);
}

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE);
  return () => clearInterval(timer);
}

const MINUTE = 60_000;
