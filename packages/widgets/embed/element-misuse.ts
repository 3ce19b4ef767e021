import type { WidgetFailure, WidgetMisuse } from "../provider/widget-events.ts";

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

/** As the event `vanbook-error`, for what fails outside of the widget's own code. */
export function tellElementFailure(element: Element, code: string, cause: Error): void {
  const detail: WidgetFailure = { code, message: cause.message, requestId: null, cause };
  element.dispatchEvent(new CustomEvent("vanbook-error", { detail, bubbles: true, composed: true }));
}

const pastMisuses = new WeakMap<Element, readonly string[]>();
