import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWidth } from "../parts/use-width.ts";
import { FIGURE } from "./column-tracks.ts";

/**
 * Measures a table in pixels: its width, row height, digit width and letter spacing. The visitor's browser
 * settings may use a larger font or wider spacing, so rows become higher and columns wider. `ruler` is the
 * element that is measured.
 */
export function useTableMeasures(scroller: RefObject<HTMLElement | null>) {
  const width = useWidth(scroller);
  const ruler = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState(ROW);
  const [figure, setFigure] = useState(FIGURE);
  const [spacing, setSpacing] = useState(0);
  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const measure = () => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      const between = parseFloat(letterSpacing) || 0;
      setRow(element.offsetHeight || ROW);
      setSpacing(between);
      setFigure(Math.max(FIGURE, parseFloat(fontSize) * SHARE) + between);
    };
    measure();
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ruler, width, row, figure, spacing };
}

/** The default of --vb-row, used before the first measurement. */
const ROW = 32;
/** Width of a digit relative to the font size. */
const SHARE = 0.637;
