import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * A max-height with which the table and its footer end above the bottom of the window, so that the
 * totals row is visible without scrolling the page; or the chosen height. Both leave room for nine
 * lines. A host can set another height with --vb-table-height.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>, chosenHeight?: string): string {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
    // Runs after every render, since chips and banners above may move the table.
  });
  const height = chosenHeight ?? `calc(100dvh - ${top}px - var(--vb-row-box) * 2.25)`;
  return `var(--vb-table-height, max(calc(var(--vb-row-box) * 9), ${height}))`;
}
