import { useEffect, useState } from "react";

/** If hundreds come at once (pasted, a draft), draws a few at a time to keep typing responsive. */
export function useDrawn(count: number): number {
  const [drawnCount, setDrawnCount] = useState(AT_ONCE);
  useEffect(() => {
    const next = Math.max(AT_ONCE, Math.min(count, drawnCount + LINES_PER_STEP));
    if (next === drawnCount) return undefined;
    const timer = setTimeout(() => setDrawnCount(next));
    return () => clearTimeout(timer);
  }, [count, drawnCount]);
  return count <= drawnCount + LINES_PER_STEP ? count : drawnCount;
}

const AT_ONCE = 24;
const LINES_PER_STEP = 8;
