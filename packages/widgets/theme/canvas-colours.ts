/**
 * Reads colours as the theme has them where an element stands: a canvas knows no variables and no light-dark(), so the
 * browser works them out. `read("--vb-ink")` answers rgb(), and so does `read("CanvasText")`. Where the visitor's system sets the colours,
 * they are the theme's nevertheless, in the scheme of that system: all of one colour would say nothing.
 */
export function readColours<Colours>(
  place: HTMLElement,
  pick: (read: (colour: string) => string) => Colours,
): Colours {
  const probe = document.createElement("span");
  probe.style.setProperty("forced-color-adjust", "none");
  if (forced().matches) probe.style.colorScheme = "light dark";
  place.append(probe);
  try {
    return pick((colour) => {
      probe.style.color = colour.startsWith("--") ? `var(${colour})` : colour;
      return getComputedStyle(probe).color;
    });
  } finally {
    probe.remove();
  }
}

/** The chart colours of a theme, by their numbers. */
export const CHART_COLOURS = [1, 2, 3, 4, 5, 6].map((number) => `--vb-chart-${number}`);

/** Whether the visitor's system sets the colours. */
export function forced(): MediaQueryList {
  return matchMedia("(forced-colors: active)");
}

/** Calls back when the scheme, the theme around an element or the system's colours change, beyond its shadow root too; returns what ends that. */
export function watchScheme(place: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let around: Element | null = place; around; around = outside(around))
    if (around.hasAttribute("data-scheme") || around.hasAttribute("scheme"))
      observer.observe(around, { attributeFilter: ["data-scheme", "scheme", "style"] });
  const devices = [matchMedia("(prefers-color-scheme: dark)"), forced()];
  for (const device of devices) device.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    for (const device of devices) device.removeEventListener("change", changed);
  };
}

function outside(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
