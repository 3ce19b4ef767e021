export interface HeadingDrag {
  row: HTMLElement;
  /** Headings can be moved only among their own kind: pinned, or scrolling. */
  kindOf: (at: number) => boolean;
  /** Moves a heading before another one, both by index; past the last index, to the end. */
  onMove: (at: number, before: number) => void;
}

/** Works with mouse or pen; touch scrolls. Esc cancels. Call the result to remove all listeners. */
export function enableHeadingDrag({ row, kindOf, onMove }: HeadingDrag): () => void {
  let currentDrag: { at: number; x: number; isMoving: boolean } | undefined;
  const end = new AbortController();
  const listen = <K extends keyof HTMLElementEventMap>(
    kind: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => row.addEventListener(kind, act, { signal: end.signal });
  const letGo = () => {
    mark(row, undefined);
    currentDrag = undefined;
  };

  /**
   * Finds the index before which a heading dropped at `x` is inserted. A pinned heading moves only
   * among pinned ones, the others only among the others.
   */
  const placeAt = (x: number, from: number): number => {
    let place = from;
    for (const [at, heading] of listHeadings(row).entries()) {
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
    const at = listHeadings(row).findIndex((heading) => heading.contains(target));
    currentDrag = at < 0 ? undefined : { at, x: event.clientX, isMoving: false };
  });
  listen("pointermove", (event) => {
    if (!currentDrag || (!currentDrag.isMoving && Math.abs(event.clientX - currentDrag.x) < DRAG_START_PX))
      return;
    // Capture the pointer, so that releasing it does not sort.
    if (!currentDrag.isMoving) row.setPointerCapture(event.pointerId);
    currentDrag.isMoving = true;
    const place = placeAt(event.clientX, currentDrag.at);
    mark(row, place, kindOf(place) === kindOf(currentDrag.at) && place < listHeadings(row).length);
  });
  listen("pointerup", (event) => {
    const drag = currentDrag;
    letGo();
    if (!drag?.isMoving) return;
    const place = placeAt(event.clientX, drag.at);
    // A heading dropped next to itself stays where it is.
    if (place !== drag.at && place !== drag.at + 1) onMove(drag.at, place);
  });
  listen("pointercancel", letGo);
  listen("keydown", (event) => {
    if (event.key !== "Escape" || !currentDrag?.isMoving) return;
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
 * Marks the heading before which the dragged one would be dropped; after the last heading of its
 * kind, marks the other edge of that one.
 */
function mark(row: HTMLElement, place: number | undefined, isBefore = false) {
  row.style.cursor = place === undefined ? "" : "grabbing";
  const markedIndex = place === undefined ? -1 : isBefore ? place : place - 1;
  for (const [at, heading] of listHeadings(row).entries())
    heading.style.boxShadow = at === markedIndex ? `inset ${isBefore ? 3 : -3}px 0 var(--vb-brand)` : "";
}

/** The column of a host's actions stays the last one. */
function listHeadings(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(".vb-th:not(.vb-th-actions)")];
}

/** In pixels: a press that moves this far is a drag. */
const DRAG_START_PX = 6;
