import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useWidth } from "../parts/use-width.ts";
import { DIGIT_WIDTH } from "./column-tracks.ts";

/**
 * In pixels: width, row height, digit width and letter spacing. The visitor's browser settings may
 * use a larger font or wider spacing, so rows become higher and columns wider. `ruler` is the
 * element that is measured.
 */
export function useTableMeasures(scroller: RefObject<HTMLElement | null>) {
  const width = useWidth(scroller);
  const ruler = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState(ROW_HEIGHT_PX);
  const [figure, setFigure] = useState(DIGIT_WIDTH);
  const [spacing, setSpacing] = useState(0);
  useLayoutEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const measure = () => {
      const { fontSize, letterSpacing } = getComputedStyle(element);
      const between = parseFloat(letterSpacing) || 0;
      setRow(element.offsetHeight || ROW_HEIGHT_PX);
      setSpacing(between);
      setFigure(Math.max(DIGIT_WIDTH, parseFloat(fontSize) * DIGIT_RATIO) + between);
    };
    measure();
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return { ruler, width, row, figure, spacing };
}

/** The default of --vb-row, used before the first measurement. */
const ROW_HEIGHT_PX = 32;
/** Relative to the font size. */
const DIGIT_RATIO = 0.637;
