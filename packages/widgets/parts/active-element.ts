/** Looks in the element's own tree: the page's, or that of its shadow root. */
export function findActiveElement(box: HTMLElement | null): Element | null {
  const root = box?.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}
