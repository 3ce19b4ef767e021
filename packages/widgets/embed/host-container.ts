import { tokens } from "../theme/tokens.ts";
import { findContainer } from "./container-of.ts";
import { watchGround } from "./host-ground.ts";

/**
 * For the widget's dialogs, lists and calendars. If the attribute is wrong, the problem is written
 * to the console, and they are drawn at the end of the widget.
 */
export function createContainerPlace(element: Element): HTMLElement | undefined {
  const container = findContainer(element);
  if (!container) return undefined;
  const place = document.createElement("div");
  place.style.display = "contents";
  container.append(place);
  return place;
}

/** Popups in `place` get the element's theme and colour scheme. Call the result to stop. */
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
