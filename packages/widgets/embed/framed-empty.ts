import type { FromFrame, ToFrame } from "./frame-messages.ts";

/**
 * Keeps room in the frame for the host's own words for no rows. They stand in the host's page, over the frame, so that their markup and links
 * stay the host's: told where the room is, the host puts them there. Returns what hears how high they are.
 */
export function keepRoom(
  widget: HTMLElement,
  tell: (message: FromFrame) => void,
): (message: ToFrame) => void {
  const room = document.createElement("div");
  room.slot = "empty";
  room.hidden = true;
  room.style.minHeight = "1px"; // else nobody would see that it is shown
  widget.append(room);
  let told = "";
  let isDue = false;
  const look = () => {
    isDue = false;
    const place = placeOf(room);
    if (JSON.stringify(place) === told) return;
    told = JSON.stringify(place);
    tell({ type: "vanbook-empty", place });
  };
  // Also when something opens above it, moves it or has finished to.
  const soon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  new ResizeObserver(soon).observe(room);
  new ResizeObserver(soon).observe(document.body);
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true, attributes: true });
  for (const type of ["scroll", "resize", "transitionend", "animationend"])
    addEventListener(type, soon, true);
  return (message) => {
    if (message.type === "vanbook-empty") room.style.height = `${Number(message.height)}px`;
  };
}

/** Where the room is, unless it is hidden, or something else is above it. */
function placeOf(room: HTMLElement) {
  const { left, top, width, height } = room.getBoundingClientRect();
  const points = [0.02, 0.5, 0.98].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  // Nothing is where the frame is not yet high enough.
  const isCovered = points.some((found) => found !== null && found !== room);
  if (width === 0 || isCovered) return null;
  return { left, top, width, color: getComputedStyle(room).color };
}
