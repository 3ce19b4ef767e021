import type { FromFrame, ToFrame } from "./frame-messages.ts";

/** The host's own message for no rows (`slot="empty"`) if the widget is in a frame. */
export interface FrameWords {
  /** The box around the frame, with the message above it. */
  around: HTMLElement;
  /** Places the message where the frame has reserved room, or removes it if there is none. */
  show: (message: Extract<FromFrame, { type: "vanbook-empty" }>) => void;
  end: () => void;
}

/** Puts the host's message over the frame; undefined if there is none. */
export function frameWords(
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
      Object.assign(cover.style, { left: px(left), top: px(top), width: px(width), color: String(color) });
    },
    end() {
      size.disconnect();
      words.hidden = true;
      element.append(words);
    },
  };
}

function px(length: number): string {
  return `${Number(length)}px`;
}
