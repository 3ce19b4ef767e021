import type { QueryClient } from "@tanstack/react-query";
import type { WidgetMisuse } from "./widget-events.ts";

type Listen = (misuse: WidgetMisuse) => void;

/** Writes a misuse to the console and passes it to `onMisuse`, once for each provider. */
export function tellMisuse(cache: QueryClient | undefined, misuse: WidgetMisuse): void {
  const key = cache ?? NO_PROVIDER;
  const past = pastMisuses.get(key) ?? [];
  if (past.some(({ message }) => message === misuse.message)) return;
  pastMisuses.set(key, [...past, misuse]);
  console.warn(`Vanbook: ${misuse.message}`);
  misuseListeners.get(key)?.(misuse);
}

/** Also passes what was told before. Returns a function that stops listening. */
export function listenToMisuse(cache: QueryClient, listen: Listen): () => void {
  misuseListeners.set(cache, listen);
  for (const misuse of pastMisuses.get(cache) ?? []) listen(misuse);
  return () => misuseListeners.delete(cache);
}

const misuseListeners = new WeakMap<object, Listen>();
const pastMisuses = new WeakMap<object, readonly WidgetMisuse[]>();
const NO_PROVIDER = {};
