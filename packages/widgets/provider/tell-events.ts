import type { QueryClient } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import type { ReportLocation } from "./report-location.ts";
import { chosen } from "./use-tell-choices.ts";
import type { Choices, WidgetEvents } from "./widget-events.ts";

/** Notifies a provider's host about its widgets: ready, errors, choices and exports, until the signal aborts. */
export function tellEvents(
  cache: QueryClient,
  location: ReportLocation,
  tell: () => WidgetEvents,
  until: AbortSignal,
): void {
  if (until.aborted) return;
  const ends = [
    tellAnswers(cache, tell),
    location.subscribe(() => tell().onFilter?.(choicesOf(new URLSearchParams(location.get())))),
  ];
  chosen.set(cache, (choices) => tell().onFilter?.(choices));
  until.addEventListener("abort", () => {
    chosen.delete(cache);
    for (const end of ends) end();
  });
}

function tellAnswers(cache: QueryClient, tell: () => WidgetEvents): () => void {
  let isReady = false;
  const look = (name: string, status: string) => {
    if (isReady || status !== "success" || BEFORE.test(name)) return;
    isReady = true;
    // After the next paint.
    requestAnimationFrame(() => tell().onReady?.());
  };
  const queries = cache.getQueryCache();
  for (const query of queries.getAll()) {
    look(query.queryHash, query.state.status);
    if (query.state.error) tell().onError?.(failureOf(query.state.error));
  }
  const ends = [
    queries.subscribe((event) => {
      look(event.query.queryHash, event.query.state.status);
      if (event.type === "updated" && event.action.type === "error")
        tell().onError?.(failureOf(event.action.error));
    }),
    cache.getMutationCache().subscribe(({ mutation, type }) => {
      if (type !== "updated" || mutation?.options.mutationKey?.[0] !== "export") return;
      const { kind } = Object(mutation.state.variables) as { kind?: unknown };
      if (mutation.state.status === "success") tell().onExport?.({ kind: String(kind) });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function failureOf(error: unknown) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { code = "UNKNOWN", requestId = null } = isVanbookError(error) ? error : {};
  return { code, message, requestId, cause };
}

function choicesOf(query: URLSearchParams): Choices {
  return Object.fromEntries(query);
}

/** Queries that run before or beside a widget's own data; they don't count for `onReady`. */
const BEFORE =
  /^\["(filter-options|look-up|embedTokens\.current|session\.company|maps\.tiles|liveMap\.employees|vehicles\.names)"/;
