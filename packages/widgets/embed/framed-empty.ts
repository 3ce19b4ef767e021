import type { FromFrame, ToFrame } from "./frame-messages.ts";

/**
 * Reserves room in the frame for the host's own message for no rows. The message stays in the
 * host's page, over the frame, so that its markup and links work: the host receives the position
 * and places it there. Returns a function that receives the message's height.
 */
export function keepRoom(
  widget: HTMLElement,
  tell: (message: FromFrame) => void,
): (message: ToFrame) => void {
  const room = document.createElement("div");
  room.slot = "empty";
  room.hidden = true;
  room.style.minHeight = "1px"; // otherwise it would not count as visible
  widget.append(room);
  let lastMessage = "";
  let isDue = false;
  const look = () => {
    isDue = false;
    const place = placeOf(room);
    if (JSON.stringify(place) === lastMessage) return;
    lastMessage = JSON.stringify(place);
    tell({ type: "vanbook-empty", place });
  };
  const scheduleLook = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  new ResizeObserver(scheduleLook).observe(room);
  new ResizeObserver(scheduleLook).observe(document.body);
  new MutationObserver(scheduleLook).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
  });
  for (const type of ["scroll", "resize", "transitionend", "animationend"])
    addEventListener(type, scheduleLook, true);
  return (message) => {
    if (message.type === "vanbook-empty") room.style.height = `${Number(message.height)}px`;
  };
}

function placeOf(room: HTMLElement) {
  const { left, top, width, height } = room.getBoundingClientRect();
  const points = [0.02, 0.5, 0.98].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
  );
  // elementFromPoint returns null where the frame is not high enough yet.
  const isCovered = points.some((topElement) => topElement !== null && topElement !== room);
  if (width === 0 || isCovered) return null;
  return { left, top, width, color: getComputedStyle(room).color };
}
