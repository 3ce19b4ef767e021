import { useEffect, useState } from "react";

/**
 * How many of `count` lines are drawn. If hundreds arrive at once (pasted or from a draft), draw a
 * few at a time to keep typing responsive.
 */
export function useDrawn(count: number): number {
  const [drawnCount, setDrawn] = useState(AT_ONCE);
  useEffect(() => {
    const next = Math.max(AT_ONCE, Math.min(count, drawnCount + LINES_PER_STEP));
    if (next === drawnCount) return undefined;
    const timer = setTimeout(() => setDrawn(next));
    return () => clearTimeout(timer);
  }, [count, drawnCount]);
  return count <= drawnCount + LINES_PER_STEP ? count : drawnCount;
}

const AT_ONCE = 24;
const LINES_PER_STEP = 8;
