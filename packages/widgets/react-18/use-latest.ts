import { useCallback, useInsertionEffect, useRef } from "react";

/** The result never changes and calls the last render's function: React 19's useEffectEvent. */
export function useLatest<Given extends unknown[], Answer>(
  call: (...callArguments: Given) => Answer,
): (...callArguments: Given) => Answer {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback((...callArguments: Given) => latest.current(...callArguments), []);
}
