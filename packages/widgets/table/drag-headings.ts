/** The headings that can be dragged, and what happens on a drop. */
export interface HeadingDrag {
  row: HTMLElement;
  /** Headings can only be moved among their own kind: pinned, or scrolling. */
  kindOf: (at: number) => boolean;
  /** Moves a heading before another, both by index; to the end if that index is past the last. */
  onMove: (at: number, before: number) => void;
}

/**
 * Lets the user drag headings with a mouse or a pen (touch scrolls). Esc cancels the drag. Returns a function
 * that removes all listeners.
 */
export function dragHeadings({ row, kindOf, onMove }: HeadingDrag): () => void {
  let held: { at: number; x: number; isMoving: boolean } | undefined;
  const end = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => row.addEventListener(kind, act, { signal: end.signal });
  const letGo = () => {
    mark(row, undefined);
    held = undefined;
  };

  /** The index before which a heading would be dropped, among its own kind. */
  const placeAt = (x: number, from: number): number => {
    let place = from;
    for (const [at, heading] of [...row.children].entries()) {
      if (kindOf(at) !== kindOf(from)) continue;
      const { left, width } = heading.getBoundingClientRect();
      if (x < left + width / 2) return at;
      place = at + 1;
    }
    return place;
  };

  listen("pointerdown", (event) => {
    if (event.button !== 0 || event.pointerType === "touch" || !(event.target instanceof Element)) return;
    if (event.target.closest('[role="separator"]')) return;
    const { target } = event;
    const at = [...row.children].findIndex((heading) => heading.contains(target));
    held = at < 0 ? undefined : { at, x: event.clientX, isMoving: false };
  });
  listen("pointermove", (event) => {
    if (!held || (!held.isMoving && Math.abs(event.clientX - held.x) < FAR)) return;
    // Capture the pointer, so that releasing it does not sort.
    if (!held.isMoving) row.setPointerCapture(event.pointerId);
    held.isMoving = true;
    const place = placeAt(event.clientX, held.at);
    mark(row, place, kindOf(place) === kindOf(held.at) && place < row.children.length);
  });
  listen("pointerup", (event) => {
    const drag = held;
    letGo();
    if (!drag?.isMoving) return;
    const place = placeAt(event.clientX, drag.at);
    // Dropped next to itself, it stays where it is.
    if (place !== drag.at && place !== drag.at + 1) onMove(drag.at, place);
  });
  listen("pointercancel", letGo);
  listen("keydown", (event) => {
    if (event.key !== "Escape" || !held?.isMoving) return;
    event.preventDefault();
    event.stopPropagation();
    letGo();
  });
  return () => {
    letGo();
    end.abort();
  };
}

/**
 * Marks the heading before which the dragged one would be dropped; after the last of its kind, marks that one's
 * other edge.
 */
function mark(row: HTMLElement, place: number | undefined, isBefore = false) {
  row.style.cursor = place === undefined ? "" : "grabbing";
  const marked = place === undefined ? -1 : isBefore ? place : place - 1;
  for (const [at, heading] of [...row.querySelectorAll<HTMLElement>('[role="columnheader"]')].entries())
    heading.style.boxShadow = at === marked ? `inset ${isBefore ? 3 : -3}px 0 var(--vb-brand)` : "";
}

/** Pixels of movement from which a press counts as a drag. */
const FAR = 6;
