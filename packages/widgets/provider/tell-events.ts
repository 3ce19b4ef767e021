import type { QueryClient } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import type { ReportLocation } from "./report-location.ts";
import { choiceListeners } from "./use-tell-choices.ts";
import { listenToMisuse, tellMisuse } from "./tell-misuse.ts";
import { listenToFailures } from "./tell-failure.ts";
import type { Choices, WidgetEvents, WidgetMisuse } from "./widget-events.ts";

export function tellEvents(
  cache: QueryClient,
  location: ReportLocation,
  tell: () => WidgetEvents,
  until: AbortSignal,
): void {
  if (until.aborted) return;
  const ends = [
    tellAnswers(cache, tell),
    listenToMisuse(cache, (misuse) => tell().onMisuse?.(misuse)),
    listenToFailures(cache, (failure) => tell().onError?.(failure)),
    location.subscribe(() => tell().onFilter?.(toChoices(new URLSearchParams(location.get())))),
  ];
  choiceListeners.set(cache, (choices) => tell().onFilter?.(choices));
  until.addEventListener("abort", () => {
    choiceListeners.delete(cache);
    for (const end of ends) end();
  });
}

function tellAnswers(cache: QueryClient, tell: () => WidgetEvents): () => void {
  let isReady = false;
  const look = (name: string, status: string) => {
    if (isReady || status !== "success" || AUXILIARY_QUERIES.test(name)) return;
    isReady = true;
    requestAnimationFrame(() => tell().onReady?.());
  };
  const queries = cache.getQueryCache();
  for (const query of queries.getAll()) {
    look(query.queryHash, query.state.status);
    if (query.state.error) tell().onError?.(describeFailure(query.state.error));
  }
  const ends = [
    queries.subscribe((event) => {
      look(event.query.queryHash, event.query.state.status);
      if (event.type !== "updated" || event.action.type !== "error") return;
      tell().onError?.(describeFailure(event.action.error));
      if (isVanbookError(event.action.error, "TOKEN_FORBIDDEN"))
        tellMisuse(cache, describeForbidden(event.query.queryKey as readonly unknown[]));
    }),
    cache.getMutationCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const { action, mutation } = event;
      const isExport = mutation.options.mutationKey?.[0] === "export";
      if (action.type === "success" && isExport) {
        const { kind } = Object(mutation.state.variables) as { kind?: unknown };
        tell().onExport?.({ kind: String(kind) });
      }
      if (action.type !== "error") return;
      // What a form could not save, it tells its user.
      if (isExport) tell().onError?.(describeFailure(action.error));
      if (isVanbookError(action.error, "TOKEN_FORBIDDEN")) tellMisuse(cache, describeForbidden([]));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

function describeFailure(error: unknown) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { code = "UNKNOWN", requestId = null } = isVanbookError(error) ? error : {};
  return { code, message, requestId, cause };
}

/** The key of a query begins with its operation, or with its kind and then its operation. */
function describeForbidden(queryKey: readonly unknown[]): WidgetMisuse {
  const isOperation = (part: unknown) => typeof part === "string" && OPERATION_NAME.test(part);
  const call = String(queryKey.slice(0, 2).find(isOperation) ?? "an operation");
  return {
    code: "TOKEN_FORBIDDEN",
    message: `the page's token may not call ${call}. Name its widget in \`widgets\` of the token's terms, or the operation in \`operations\`; a key that is limited to some operations needs it too.`,
  };
}

function toChoices(query: URLSearchParams): Choices {
  return Object.fromEntries(query);
}

const OPERATION_NAME = /^\w+\.\w+$/;

/** Queries that run before or beside a widget's own data; `onReady` ignores them. */
const AUXILIARY_QUERIES =
  /^\["(filter-options|look-up|embedTokens\.current|session\.company|maps\.tiles|liveMap\.employees|vehicles\.names)"/;
