import { tokens } from "../theme/tokens.ts";
import { containerOf } from "./container-of.ts";
import { watchGround } from "./host-ground.ts";

/**
 * A place of the element's own in the element of the page that `container` names: windows, lists and calendars are drawn there. What is wrong
 * with the attribute stands on the console, and they are drawn at the widget's own end then.
 */
export function containerPlace(element: Element): HTMLElement | undefined {
  const container = containerOf(element);
  if (!container) return undefined;
  const place = document.createElement("div");
  place.style.display = "contents";
  container.append(place);
  return place;
}

/** Gives what floats in `place` the theme and the scheme of the element that it belongs to; returns what ends it. */
export function followElement(element: HTMLElement, place: HTMLElement): () => void {
  return watchGround(element, (behind) => {
    const own = getComputedStyle(element);
    for (const { style } of place.querySelectorAll<HTMLElement>(":scope > .vb-root")) {
      style.colorScheme = behind ?? element.getAttribute("scheme") ?? "";
      for (const name of Object.keys(tokens))
        style.setProperty(`--vb-${name}`, own.getPropertyValue(`--vb-${name}`));
    }
  });
}
