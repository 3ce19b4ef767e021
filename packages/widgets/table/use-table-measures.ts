import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWidth } from "../parts/use-width.ts";
import { FIGURE } from "./column-tracks.ts";

/**
 * Measures a table, and what its visitor reads in: larger type or wider spacing makes rows higher and columns wider. In pixels: how wide the
 * table is, how high a row, how wide a figure, and what the visitor's settings put between letters. `ruler` is the element that is measured.
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

/** The default of --vb-row, for what is drawn before it is measured. */
const ROW = 32;
/** Of the size of the type: what a figure of the usual type is of it. */
const SHARE = 0.637;
