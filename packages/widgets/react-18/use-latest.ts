import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * Returns a function that never changes and calls the one passed at the last render: React 19's
 * useEffectEvent, which React 18 lacks.
 */
export function useLatest<Given extends unknown[], Answer>(
  call: (...callArguments: Given) => Answer,
): (...callArguments: Given) => Answer {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback((...callArguments: Given) => latest.current(...callArguments), []);
}
