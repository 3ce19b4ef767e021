/**
 * Reads the theme's colours at an element: a canvas supports neither variables nor light-dark(), so
 * the browser computes them. `read("--vb-ink")` returns rgb(), and so does `read("CanvasText")`. In
 * forced-colors mode it still returns theme colours, in the system's light or dark scheme;
 * otherwise all series would look alike.
 */
export function readColours<Colours>(
  place: HTMLElement,
  pick: (read: (colour: string) => string) => Colours,
): Colours {
  const probe = document.createElement("span");
  probe.style.setProperty("forced-color-adjust", "none");
  if (queryForcedColours().matches) probe.style.colorScheme = "light dark";
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

export const CHART_COLOURS = [1, 2, 3, 4, 5, 6].map((number) => `--vb-chart-${number}`);

export function queryForcedColours(): MediaQueryList {
  return matchMedia("(forced-colors: active)");
}

/**
 * Calls back when the scheme, the theme around an element (also outside its shadow root) or the
 * system's colours change. Returns the unsubscribe function.
 */
export function watchScheme(place: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (let around: Element | null = place; around; around = findOuterElement(around))
    if (around.hasAttribute("data-scheme") || around.hasAttribute("scheme"))
      observer.observe(around, { attributeFilter: ["data-scheme", "scheme", "style"] });
  const devices = [matchMedia("(prefers-color-scheme: dark)"), queryForcedColours()];
  for (const device of devices) device.addEventListener("change", onChange);
  return () => {
    observer.disconnect();
    for (const device of devices) device.removeEventListener("change", onChange);
  };
}

function findOuterElement(element: Element): Element | null {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
