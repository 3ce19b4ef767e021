import { useCallback, useInsertionEffect, useRef } from "react";

/** A function that stays the same and calls what was given at the last drawing: React 19 has it as useEffectEvent, React 18 does not. */
export function useLatest<Given extends unknown[], Answer>(
  call: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(call);
  useInsertionEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
