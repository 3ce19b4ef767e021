import type { WidgetMisuse } from "../provider/widget-events.ts";

/** Once for each element: on the console, and as the event `vanbook-misuse`. */
export function tellElementMisuse(element: Element, code: WidgetMisuse["code"], message: string): void {
  const past = pastMisuses.get(element) ?? [];
  if (past.includes(message)) return;
  pastMisuses.set(element, [...past, message]);
  console.warn(`Vanbook: ${message}`);
  element.dispatchEvent(
    new CustomEvent("vanbook-misuse", { detail: { code, message }, bubbles: true, composed: true }),
  );
}

const pastMisuses = new WeakMap<Element, readonly string[]>();
