import { useEffect, useState, type RefObject } from "react";
import type { ChartLook } from "./chart-canvas.ts";

/** The chart's colours as the theme has them where the element stands; read again when the scheme changes. */
export function useChartLook(element: RefObject<HTMLElement | null>): ChartLook | undefined {
  const [look, setLook] = useState<ChartLook>();
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const read = () => setLook(lookAt(place));
    read();
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", read);
    const observer = new MutationObserver(read);
    for (let around: Element | null = place; around; around = outside(around))
      if (around.hasAttribute("data-scheme") || around.hasAttribute("scheme"))
        observer.observe(around, { attributeFilter: ["data-scheme", "scheme", "style"] });
    return () => {
      dark.removeEventListener("change", read);
      observer.disconnect();
    };
  }, [element]);
  return look;
}

function lookAt(place: HTMLElement): ChartLook {
  // A colour that the browser has worked out: the variables themselves hold light and dark.
  const swatch = place.appendChild(document.createElement("i"));
  const colour = (variable: string) => {
    swatch.style.color = `var(${variable})`;
    return getComputedStyle(swatch).color;
  };
  const look = {
    series: [1, 2, 3, 4, 5, 6].map((at) => colour(`--vb-chart-${at}`)),
    others: colour("--vb-line-control"),
    ink: colour("--vb-ink-2"),
    line: colour("--vb-line"),
    surface: colour("--vb-surface"),
    font: getComputedStyle(place).fontFamily,
    isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
  };
  swatch.remove();
  return look;
}

/** The element around, out of a shadow root too. */
function outside(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
