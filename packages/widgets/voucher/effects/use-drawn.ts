import { useEffect, useState } from "react";

/**
 * How many of so many lines are drawn. Hundreds that come at once, pasted or from a draft, follow a few at a time: no key waits until all of
 * them are there.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    const next = Math.max(AT_ONCE, Math.min(count, drawn + MORE));
    if (next === drawn) return undefined;
    const timer = setTimeout(() => setDrawn(next));
    return () => clearTimeout(timer);
  }, [count, drawn]);
  // A line more, as one types, is there at once.
  return count <= drawn + MORE ? count : drawn;
}

const AT_ONCE = 24;
const MORE = 8;
