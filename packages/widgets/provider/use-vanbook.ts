import type { Vanbook } from "@vanbook/sdk";
import { useContext, useSyncExternalStore } from "react";
import { dayInIndia } from "../../sdk/format/day.ts";
import { VanbookContext, type VanbookContextValue } from "./vanbook-context.ts";

/** Returns the SDK client of the nearest provider. */
export function useVanbook(): Vanbook {
  return useVanbookContext().client;
}

export function useVanbookContext(): VanbookContextValue {
  const context = useContext(VanbookContext);
  if (!context) throw new Error("A Vanbook widget must stand inside <VanbookProvider>.");
  return context;
}

/** Returns the current time at render, by the provider's clock. */
export function useNow(): Date {
  return useVanbookContext().now();
}

/** YYYY-MM-DD in India, by the provider's clock. An open page rerenders at midnight. */
export function useToday(): string {
  const { now } = useVanbookContext();
  const readDay = () => dayInIndia(now());
  return useSyncExternalStore(callEveryMinute, readDay, readDay);
}

function callEveryMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}

const MINUTE_MS = 60_000;
