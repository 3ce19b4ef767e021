import { useEffect, useState } from "react";

/**
 * How many of `count` lines are drawn. If hundreds arrive at once (pasted or from a draft), draw a few at a time
 * to keep typing responsive.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    const next = Math.max(AT_ONCE, Math.min(count, drawn + MORE));
    if (next === drawn) return undefined;
    const timer = setTimeout(() => setDrawn(next));
    return () => clearTimeout(timer);
  }, [count, drawn]);
  // Draw a single added line at once.
  return count <= drawn + MORE ? count : drawn;
}

const AT_ONCE = 24;
const MORE = 8;
