import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLatest } from "../react-18/use-latest.ts";
import { useVanbookContext } from "./use-vanbook.ts";
import { toError } from "./Boundary.tsx";
import { describeLoadFailure } from "./tell-failure.ts";
import type { WidgetEvents as Events, WidgetFailure } from "./widget-events.ts";

/** Tells the host its provider's events; put it inside. Its code is loaded on first use. */
export function WidgetEvents({ onReady, onError, onMisuse, onFilter, onExport }: Events) {
  const cache = useQueryClient();
  const { location } = useVanbookContext();
  const tell = useLatest(() => guardEach({ onReady, onError, onMisuse, onFilter, onExport }));
  useEffect(() => {
    const end = new AbortController();
    import("./tell-events.ts")
      .then((part) => part.tellEvents(cache, location, tell, end.signal))
      .catch((cause: unknown) => tell().onError?.(describeLoadFailure(cause)));
    return () => end.abort();
  }, [cache, location, tell]);
  return null;
}

function describeThrown(cause: unknown): WidgetFailure {
  return { code: "RENDER_FAILED", message: toError(cause).message, requestId: null, cause };
}

/** A handler that throws must not end the query, or the effect, that calls it. `onError` learns of it. */
function guardEach(handlers: Events): Events {
  const safeHandlers: Record<string, (detail: never) => void> = {};
  for (const [name, handler] of Object.entries(handlers) as [string, ((detail: never) => void) | undefined][])
    if (handler)
      safeHandlers[name] = (detail) => {
        try {
          handler(detail);
        } catch (error) {
          console.error(`Vanbook: ${name} of the page failed.`, error);
          if (name !== "onError") (safeHandlers as Events).onError?.(describeThrown(error));
        }
      };
  return safeHandlers;
}
