import { useEffect, useState, type RefObject } from "react";
import { CHART_COLOURS, queryForcedColours, readColours, watchScheme } from "../theme/canvas-colours.ts";
import type { ChartLook } from "./chart-canvas.ts";

/** Read again when the colour scheme changes. */
export function useChartLook(element: RefObject<HTMLElement | null>): ChartLook | undefined {
  const [look, setLook] = useState<ChartLook>();
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const read = () => setLook(lookAt(place));
    read();
    return watchScheme(place, read);
  }, [element]);
  return look;
}

function lookAt(place: HTMLElement): ChartLook {
  return readColours(place, (read) => ({
    series: CHART_COLOURS.map(read),
    others: read("--vb-line-control"),
    ink: read(queryForcedColours().matches ? "CanvasText" : "--vb-ink-2"),
    line: read(queryForcedColours().matches ? "GrayText" : "--vb-line"),
    font: getComputedStyle(place).fontFamily,
    isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
  }));
}
