/**
 * Reads colours as the theme has them where an element stands: a canvas knows no variables and no light-dark(), so the
 * browser works them out. `read("--vb-ink")` answers rgb().
 */
export function readColours<Colours>(
  place: HTMLElement,
  pick: (read: (variable: string) => string) => Colours,
): Colours {
  const probe = document.createElement("span");
  place.append(probe);
  try {
    return pick((variable) => {
      probe.style.color = `var(${variable})`;
      return getComputedStyle(probe).color;
    });
  } finally {
    probe.remove();
  }
}

/** The chart colours of a theme, by their numbers. */
export const CHART_COLOURS = [1, 2, 3, 4, 5, 6].map((number) => `--vb-chart-${number}`);

/** Calls back when the scheme or the theme around an element changes, beyond its shadow root too; returns what ends that. */
export function watchScheme(place: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let around: Element | null = place; around; around = outside(around))
    if (around.hasAttribute("data-scheme") || around.hasAttribute("scheme"))
      observer.observe(around, { attributeFilter: ["data-scheme", "scheme", "style"] });
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    device.removeEventListener("change", changed);
  };
}

function outside(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
