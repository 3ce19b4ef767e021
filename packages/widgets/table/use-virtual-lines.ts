import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from "react";

interface VirtualLines {
  scroller: RefObject<HTMLDivElement | null>;
  length: number;
  /** The line with the focus. */
  current: number;
  /** The line under which a region stands; -1 without one. */
  openedLine: number;
  rowHeight: number;
  /** What stands above the first line and covers lines that are scrolled to. */
  headHeight: number;
  /** The totals cover lines too. */
  footHeight: number;
}

/** Which lines are drawn, and where. A region under a line is an entry of its own, the only one that is measured. */
export function useVirtualLines({
  scroller,
  length,
  current,
  openedLine,
  rowHeight,
  headHeight,
  footHeight,
}: VirtualLines) {
  const region = openedLine < 0 ? -1 : openedLine + 1;
  // The scroller, which is around the lines, comes only after their first drawing.
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    if (!scroller.current) drawAgain();
  }, [scroller]);
  const virtualizer = useVirtualizer({
    count: length + (region < 0 ? 0 : 1),
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (index === region ? rowHeight * 4 : rowHeight),
    getItemKey: useCallback((index: number) => (index === region ? "region" : index), [region]),
    overscan: 4,
    useAnimationFrameWithResizeObserver: true,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: footHeight + 2,
    // The line with the focus stays in the page when it is scrolled away, or the focus would be lost. So does the region.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const focused = region >= 0 && current >= region ? current + 1 : current;
        const kept = [focused, region].filter((index) => index >= 0 && index < range.count);
        const drawn = new Set([...defaultRangeExtractor(range), ...kept]);
        return [...drawn].sort((a, b) => a - b);
      },
      [current, region],
    ),
  });
  // It keeps what it has estimated.
  const estimated = useRef(rowHeight);
  useLayoutEffect(() => {
    if (estimated.current !== rowHeight) virtualizer.measure();
    estimated.current = rowHeight;
  }, [virtualizer, rowHeight]);
  return virtualizer;
}
