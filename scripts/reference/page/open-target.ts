/**
 * Opens the section that an address points into: the form of `#try`, or a list that contains the
 * target.
 */
export function openTarget(): void {
  const open = () => {
    const place =
      location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!place) return;
    for (let at: Element | null = place; at; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    place.scrollIntoView();
  };
  addEventListener("hashchange", open);
  open();
}
