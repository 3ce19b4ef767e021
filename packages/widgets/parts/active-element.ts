/** What has the focus in the tree of an element: the page's own, or a shadow root. */
export function activeElement(box: HTMLElement | null): Element | null {
  const root = box?.getRootNode();
  return (root instanceof ShadowRoot ? root : document).activeElement;
}
