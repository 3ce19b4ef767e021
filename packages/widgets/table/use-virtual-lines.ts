import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useReducer, useRef, type RefObject } from "react";

interface VirtualLines {
  scroller: RefObject<HTMLDivElement | null>;
  length: number;
  current: number;
  openedLine: number;
  rowHeight: number;
  /** Height of the sticky head, which covers lines that are scrolled to. */
  headHeight: number;
  footHeight: number;
}

/** Which lines are drawn, and where. A region is a separate entry, the only measured one. */
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
  // The scroller is an ancestor of the lines, so its ref is set only after their first render.
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
    // Keep the region and the focused line drawn when they are scrolled out of view; otherwise the
    // focus would be lost.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const focusedIndex = region >= 0 && current >= region ? current + 1 : current;
        const keptIndices = [focusedIndex, region].filter((index) => index >= 0 && index < range.count);
        const drawnIndices = new Set([...defaultRangeExtractor(range), ...keptIndices]);
        return [...drawnIndices].sort((a, b) => a - b);
      },
      [current, region],
    ),
  });
  // The virtualizer caches its estimates, so reset it when the row height changes.
  const estimatedHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (estimatedHeight.current !== rowHeight) virtualizer.measure();
    estimatedHeight.current = rowHeight;
  }, [virtualizer, rowHeight]);
  return virtualizer;
}
