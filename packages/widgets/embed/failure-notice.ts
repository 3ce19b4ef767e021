import { elementText } from "../../sdk/generated/text/en-IN/element.ts";
import { elementText as hindi } from "../../sdk/generated/text/hi-IN/element.ts";
import { elementText as malayalam } from "../../sdk/generated/text/ml-IN/element.ts";

/** By language, if it has a catalogue; all others use Indian English. */
export const elementTexts: Readonly<Record<string, typeof elementText>> = { hi: hindi, ml: malayalam };

/**
 * The message in an element whose report could not be loaded. It looks like a Banner but has its own styles, since
 * none are loaded yet.
 */
export function failureNotice(locale: string | null, retry?: () => void, words?: string): HTMLElement {
  const text = elementTexts[locale?.split("-")[0] ?? ""] ?? elementText;
  const notice = part("div", NOTICE);
  notice.role = "alert";
  const title = part("strong", TITLE);
  title.textContent = words ?? text.failed;
  notice.append(title);
  if (retry) {
    const button = part("button", BUTTON);
    button.type = "button";
    button.textContent = text.retry;
    button.addEventListener("click", retry);
    notice.append(button);
  }
  return notice;
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string) {
  const element = document.createElement(name);
  // A content security policy blocks style attributes, but not styles set by script.
  element.style.cssText = style;
  return element;
}

const NOTICE =
  "all: initial; display: flex; gap: 12px; padding: 12px; border-radius: 6px; font: 13.5px/1.45 system-ui, sans-serif; color: light-dark(#b42318, #ff8a80); background: light-dark(#fdecea, #3a1f1f); color-scheme: inherit";
const TITLE = "all: unset; flex: 1; font-weight: 540";
const BUTTON =
  "all: revert; font: inherit; padding: 4px 12px; border: 1px solid currentColor; border-radius: 6px; background: none; color: inherit; cursor: pointer";
