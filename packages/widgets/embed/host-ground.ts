/**
 * Sets the colour scheme of `root` to suit the background of the host's page, so that text stays
 * readable, unless the element sets a scheme. Repeated when the page or device changes. Returns a
 * function that stops it.
 */
export function followGround(element: HTMLElement, root: HTMLElement): () => void {
  return watchGround(element, (behind) => {
    const isDark = matchMedia(DARK_QUERY).matches;
    const scheme = behind === undefined || (behind === "dark") === isDark ? "" : behind;
    if (root.style.colorScheme !== scheme) root.style.colorScheme = scheme;
  });
}

/** The scheme is undefined if the element sets its own. Call the result to stop watching. */
export function watchGround(
  element: HTMLElement,
  tell: (behind: "light" | "dark" | undefined) => void,
): () => void {
  const device = matchMedia(DARK_QUERY);
  const follow = () => tell(element.hasAttribute("scheme") ? undefined : detectSchemeBehind(element));
  const onBackgroundChange = ({ propertyName }: TransitionEvent) => {
    if (propertyName.startsWith("background")) follow();
  };
  const observer = new MutationObserver(follow);
  for (const around of [element, ...listAncestors(element)]) observer.observe(around, { attributes: true });
  device.addEventListener("change", follow);
  addEventListener("load", follow);
  addEventListener("transitionend", onBackgroundChange);
  follow();
  return () => {
    observer.disconnect();
    device.removeEventListener("change", follow);
    removeEventListener("load", follow);
    removeEventListener("transitionend", onBackgroundChange);
  };
}

function detectSchemeBehind(element: Element): "light" | "dark" {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext("2d");
  if (!pen) return "light";
  const page = getComputedStyle(document.documentElement).colorScheme;
  const isDarkPage = page.includes("dark") && (!page.includes("light") || matchMedia(DARK_QUERY).matches);
  for (const colour of [
    isDarkPage ? "#121212" : "#fff",
    ...listAncestors(element).reverse().map(readBackground),
  ]) {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? "dark" : "light";
}

function readBackground(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}

/** Innermost first, across shadow roots. */
function listAncestors(element: Element): Element[] {
  const root = element.getRootNode();
  const around =
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  return around ? [around, ...listAncestors(around)] : [];
}

const DARK_QUERY = "(prefers-color-scheme: dark)";
