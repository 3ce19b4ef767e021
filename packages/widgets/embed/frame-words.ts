import type { FromFrame, ToFrame } from "./frame-messages.ts";

export interface FrameWords {
  around: HTMLElement;
  /** Removes the message if the frame has reserved no room. */
  show: (message: Extract<FromFrame, { type: "vanbook-empty" }>) => void;
  end: () => void;
}

/** Undefined if the host has no message. */
export function placeHostMessage(
  element: Element,
  frame: HTMLIFrameElement,
  send: (message: ToFrame) => void,
): FrameWords | undefined {
  const words = element.querySelector<HTMLElement>(':scope > [slot="empty"]');
  if (!words) return undefined;
  const [around, cover] = [document.createElement("div"), document.createElement("div")];
  around.style.position = "relative";
  cover.style.cssText = "position: absolute; display: none";
  cover.append(words);
  around.append(frame, cover);
  words.hidden = false;
  const size = new ResizeObserver(() => {
    if (cover.offsetHeight > 0) send({ type: "vanbook-empty", height: cover.offsetHeight });
  });
  size.observe(cover);
  return {
    around,
    show({ place }) {
      cover.style.display = place ? "flow-root" : "none";
      if (!place) return;
      const { left, top, width, color } = place;
      Object.assign(cover.style, {
        left: toPixels(left),
        top: toPixels(top),
        width: toPixels(width),
        color: String(color),
      });
    },
    end() {
      size.disconnect();
      words.hidden = true;
      element.append(words);
    },
  };
}

function toPixels(length: number): string {
  return `${Number(length)}px`;
}
