import { elementText } from "../../sdk/generated/text/en-IN/element.ts";
import { elementText as hindi } from "../../sdk/generated/text/hi-IN/element.ts";
import { elementText as malayalam } from "../../sdk/generated/text/ml-IN/element.ts";

export const elementTexts: Readonly<Record<string, typeof elementText>> = { hi: hindi, ml: malayalam };

/**
 * Shown in an element whose report could not be loaded. It looks like a Banner but has its own
 * styles, since none are loaded yet.
 */
export function createFailureNotice(locale: string | null, retry?: () => void, words?: string): HTMLElement {
  const text = elementTexts[locale?.split("-")[0] ?? ""] ?? elementText;
  const notice = createStyledElement("div", NOTICE_STYLE);
  notice.role = "alert";
  const title = createStyledElement("div", TITLE_STYLE);
  title.textContent = words ?? text.failed;
  notice.append(title);
  if (retry) {
    const button = createStyledElement("button", BUTTON_STYLE);
    button.type = "button";
    button.textContent = text.retry;
    button.onclick = retry;
    notice.append(button);
  }
  return notice;
}

export function createStyledElement<Name extends keyof HTMLElementTagNameMap>(name: Name, style: string) {
  const element = document.createElement(name);
  // A content security policy blocks style attributes, but not styles set by a script.
  element.style.cssText = style;
  return element;
}

const NOTICE_STYLE =
  "all:initial;display:flex;gap:12px;border-radius:6px;padding:12px;font:540 13.5px/1.45 system-ui;color:light-dark(#b42318,#ff8a80);background:light-dark(#fdecea,#3a1f1f);color-scheme:inherit";
const TITLE_STYLE = "all:unset;flex:1";
const BUTTON_STYLE = "all:revert;font:inherit";
