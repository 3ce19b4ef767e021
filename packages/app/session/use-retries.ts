import { useQueryClient } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import { useEffect } from "react";
import { useReachable, useSession } from "./session-context.ts";
import { AWAY_STATUSES } from "./watched-fetch.ts";

/** Retries queries that failed while the server was away or the session had ended. */
export function useRetries(): void {
  const cache = useQueryClient();
  const isReachable = useReachable();
  const isSignedIn = useSession().status === "signedIn";
  const isServed = isReachable && isSignedIn;
  useEffect(() => {
    if (!isServed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAgain = () => {
      timer = undefined;
      void cache.refetchQueries({
        type: "active",
        predicate: ({ state }) => state.status === "error" && isPassing(state.error),
      });
    };
    askAgain();
    // A query may fail in the same outage after others have already succeeded again.
    const stop = cache.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isPassing(event.action.error))
        timer ??= setTimeout(askAgain, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, isServed]);
}

/** True for a temporary failure: no response, a proxy's response, or an ended session. */
function isPassing(failure: unknown): boolean {
  if (!isVanbookError(failure)) return false;
  return (
    failure.code === "NETWORK" ||
    failure.code === "SIGN_IN_REQUIRED" ||
    AWAY_STATUSES.has(failure.status ?? 0)
  );
}

const PAUSE_MS = 3000;
