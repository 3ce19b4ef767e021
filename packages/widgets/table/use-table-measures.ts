import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWidth } from "../parts/use-width.ts";
import { FIGURE } from "./column-widths.ts";

/** What a table is drawn by, in pixels. */
export interface TableMeasures {
  width: number;
  /** Height of a row. */
  row: number;
  /** Width of a figure. */
  figure: number;
  /** What the visitor's settings put between letters. */
  spacing: number;
}

/** Measures a table, and what its visitor reads in: larger type or wider spacing makes rows higher and columns wider. */
export function useTableMeasures(scroller: RefObject<HTMLElement | null>) {
  const width = useWidth(scroller);
  const ruler = useRef<HTMLDivElement>(null);
  const [type, setType] = useState({ row: ROW, figure: FIGURE, spacing: 0 });
  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const measure = () => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      const spacing = parseFloat(letterSpacing) || 0;
      const row = element.offsetHeight || ROW;
      const figure = FIGURE * Math.max(1, parseFloat(fontSize) / TYPE) + spacing;
      setType((last) =>
        last.row === row && last.figure === figure && last.spacing === spacing
          ? last
          : { row, figure, spacing },
      );
    };
    measure();
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ruler, measures: { width, ...type } };
}

/** The defaults of --vb-row and --vb-text-m, for what is drawn before it is measured. */
const ROW = 32;
const TYPE = 13.5;
