import { useQueryClient } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import { useEffect } from "react";
import { useReachable, useSession } from "./session-context.ts";

/** Asks again by itself for what failed while the server was away or the session had ended, once it can be had: the banner promises it. */
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
    // One may fail by the same outage after others have succeeded again.
    const stop = cache.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isPassing(event.action.error))
        timer ??= setTimeout(askAgain, PAUSE);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, isServed]);
}

/** Whether a request failed for a reason that goes by: no answer, a proxy's answer, a session that had ended. */
function isPassing(failure: unknown): boolean {
  if (!isVanbookError(failure)) return false;
  return failure.code === "NETWORK" || failure.code === "SIGN_IN_REQUIRED" || AWAY.has(failure.status ?? 0);
}

const AWAY = new Set([502, 503, 504]);
const PAUSE = 3000;
