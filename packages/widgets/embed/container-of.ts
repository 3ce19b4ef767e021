import { tellElementMisuse } from "./element-misuse.ts";

/** Searches its own tree: a shadow root's styles apply only inside. Problems are told as misuse. */
export function findContainer(element: Element): Element | undefined {
  const selector = element.getAttribute("container");
  if (selector === null) return undefined;
  const isolation = element.shadowRoot ? "shadow" : element.getAttribute("isolation");
  if (isolation === "shadow" || isolation === "frame")
    return refuse(
      element,
      `it has an effect only with isolation="layer"; with "${isolation}" windows stay inside.`,
    );
  const tree = element.getRootNode() as Document | ShadowRoot; // the element is connected
  try {
    const container = tree.querySelector(selector);
    return container && !element.contains(container)
      ? container
      : refuse(element, container ? "it is the widget itself." : "the page has no such element.");
  } catch {
    return refuse(element, "that is no CSS selector.");
  }
}

function refuse(element: Element, why: string): undefined {
  const [name, selector] = [element.getAttribute("name"), element.getAttribute("container")];
  tellElementMisuse(element, "WRONG_VALUE", `container="${selector}" of ${name}: ${why}`);
}
