/** The theme's colours as a canvas takes them. */
export interface MapColours {
  /** The colour of a series: six, in turn. */
  series: (at: number) => string;
  surface: string;
  land: string;
  border: string;
}

/** Reads the colours that the theme has in a box: a canvas knows no variables, and no light-dark(). */
export function mapColours(box: HTMLElement): MapColours {
  const probe = document.createElement("span");
  box.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const series = [1, 2, 3, 4, 5, 6].map((number) => read(`--vb-chart-${number}`));
  const [surface, land, border] = [read("--vb-surface"), read("--vb-surface"), read("--vb-line-control")];
  probe.remove();
  return { series: (at) => series[at % series.length] ?? surface, surface, land, border };
}

/** Calls back when the scheme around a box changes; returns what ends that. */
export function watchScheme(box: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let around: Element | null = box; around; around = around.parentElement)
    if (around.hasAttribute("data-scheme")) observer.observe(around, { attributeFilter: ["data-scheme"] });
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    device.removeEventListener("change", changed);
  };
}
