import { elementText } from "../text/en-IN/element.ts";

/** What stands in an element whose report could not be loaded: as Banner.tsx draws it, without what it needs. */
export function failureNotice(retry: (() => void) | undefined): HTMLElement {
  const root = part("div", "vb-root");
  root.dataset["scheme"] = "inherit";
  const banner = part("div", "vb-banner vb-banner-error");
  banner.role = "alert";
  const words = part("div", "vb-banner-words");
  const title = part("strong", "");
  title.textContent = elementText.failed;
  words.append(title);
  banner.append(words);
  if (retry) banner.append(retryButton(retry));
  root.append(banner);
  return root;
}

function retryButton(retry: () => void): HTMLButtonElement {
  const button = part("button", "vb-button vb-button-plain");
  button.type = "button";
  button.textContent = elementText.retry;
  button.addEventListener("click", retry);
  return button;
}

function part<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
