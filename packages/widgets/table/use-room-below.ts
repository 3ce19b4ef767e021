import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * A max-height with which the element ends above the window's lower edge, its footer included, so that the totals row is in view
 * without scrolling the page. A host that wants another height sets --vb-table-height.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): string {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
    // Runs after every drawing: chips and banners above move the table.
  });
  return `var(--vb-table-height, max(calc(var(--vb-row-box) * 9), calc(100dvh - ${top}px - var(--vb-row-box) * 2.25)))`;
}
