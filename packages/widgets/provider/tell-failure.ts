import type { QueryClient } from "@tanstack/react-query";
import type { WidgetFailure } from "./widget-events.ts";

type Listen = (failure: WidgetFailure) => void;

/** Tells the host by `onError`, or as soon as a `WidgetEvents` of this provider listens. */
export function tellFailure(cache: QueryClient | undefined, cause: Error, code = "RENDER_FAILED"): void {
  if (!cache) return;
  const failure = { code, message: cause.message, requestId: null, cause };
  const listen = failureListeners.get(cache);
  if (listen) return listen(failure);
  const waiting = waitingFailures.get(cache) ?? [];
  waitingFailures.set(cache, [...waiting, failure].slice(-WAITING_LIMIT));
}

/** Of code that could not be fetched. */
export function describeLoadFailure(cause: unknown): WidgetFailure {
  return { code: "LOAD_FAILED", message: String(cause), requestId: null, cause };
}

/** Returns a function that stops listening. */
export function listenToFailures(cache: QueryClient, listen: Listen): () => void {
  failureListeners.set(cache, listen);
  for (const failure of waitingFailures.get(cache) ?? []) listen(failure);
  waitingFailures.delete(cache);
  return () => failureListeners.delete(cache);
}

const failureListeners = new WeakMap<QueryClient, Listen>();
const waitingFailures = new WeakMap<QueryClient, readonly WidgetFailure[]>();
const WAITING_LIMIT = 50; // failures
