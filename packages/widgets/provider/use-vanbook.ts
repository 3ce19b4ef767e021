import type { Vanbook } from "@vanbook/sdk";
import { useContext, useSyncExternalStore } from "react";
import { dayInIndia } from "../format/day.ts";
import { VanbookContext, type VanbookContextValue } from "./vanbook-context.ts";

/** The SDK client of the nearest provider. */
export function useVanbook(): Vanbook {
  return useVanbookContext().client;
}

/** Client, clock and address bar of the nearest provider. */
export function useVanbookContext(): VanbookContextValue {
  const context = useContext(VanbookContext);
  if (!context) throw new Error("A Vanbook widget must stand inside <VanbookProvider>.");
  return context;
}

/** The moment at which it is drawn, by the provider's clock. */
export function useNow(): Date {
  return useVanbookContext().now();
}

/** Today in India, YYYY-MM-DD, by the provider's clock. A page that is left open over midnight is drawn again with the new day. */
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
