import type { QueryClient } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import type { ReportLocation } from "../provider/report-location.ts";

/** Tells a host of something by an event of this name on the element, `vanbook-` before it; false where the host took it over. */
export type Tell = (name: string, detail: unknown) => boolean;

/** Tells when a widget shows its first answer (`ready`), fails (`error`) and has made a file (`export`). */
export function tellAnswers(cache: QueryClient, tell: Tell): () => void {
  let isReady = false;
  const look = (name: string, status: string) => {
    if (isReady || status !== "success" || BEFORE.test(name)) return;
    isReady = true;
    // After it is drawn.
    requestAnimationFrame(() => tell("ready", null));
  };
  const queries = cache.getQueryCache();
  for (const query of queries.getAll()) {
    look(query.queryHash, query.state.status);
    if (query.state.error) tell("error", errorDetail(query.state.error));
  }
  const ends = [
    queries.subscribe((event) => {
      look(event.query.queryHash, event.query.state.status);
      if (event.type === "updated" && event.action.type === "error")
        tell("error", errorDetail(event.action.error));
    }),
    cache.getMutationCache().subscribe(({ mutation, type }) => {
      if (type !== "updated" || mutation?.options.mutationKey?.[0] !== "export") return;
      const { kind } = Object(mutation.state.variables) as { kind?: unknown };
      if (mutation.state.status === "success") tell("export", { kind });
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** What a host is told of a failure; `cause` is what its own `getToken` or route failed with. */
function errorDetail(error: unknown) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const { code = "UNKNOWN", requestId = null } = isVanbookError(error) ? error : {};
  return { code, message, requestId, cause };
}

/** Tells what is chosen, by parameter, whenever the visitor has chosen something else: range, filters, search, order, page. */
export function tellChoices(location: ReportLocation, tell: Tell): () => void {
  return location.subscribe(() => tell("filter", Object.fromEntries(new URLSearchParams(location.get()))));
}

/** What is asked before a widget's own data. */
const BEFORE = /^\["(filter-options|embedTokens\.current|session\.company)"/;
