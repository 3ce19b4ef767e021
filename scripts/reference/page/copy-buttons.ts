import { announce } from "./announce.ts";

export function copyButtons(): void {
  if (!window.isSecureContext) return; // other pages have no clipboard
  for (const block of document.querySelectorAll("main pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-label", `Copy: ${block.getAttribute("aria-label") ?? "code"}`);
    button.addEventListener("click", () => void copy(block.textContent, button));
    const frame = document.createElement("div");
    frame.className = "code";
    block.replaceWith(frame);
    frame.append(block, button);
  }
}

async function copy(text: string, button: HTMLButtonElement) {
  const resultText = await navigator.clipboard.writeText(text.trimEnd()).then(
    () => "Copied",
    () => "Not copied",
  );
  button.textContent = resultText;
  announce(resultText);
  setTimeout(() => (button.textContent = "Copy"), 1500);
}
