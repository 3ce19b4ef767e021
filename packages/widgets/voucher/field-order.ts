import { showBanner } from "../form/show-banner.ts";
import { findActiveElement } from "../parts/active-element.ts";

/** Skips the date, which is carried over. At once if the pressed key should be typed there. */
export function focusFirstField(box: HTMLElement | null, isAtOnce = false): void {
  const focus = () => focusIn(listFields(box).find(({ dataset }) => dataset["field"] !== "date"));
  if (isAtOnce) focus();
  // Not on touch screens, where the keyboard would cover half the screen.
  else if (!window.matchMedia("(pointer: coarse)").matches) focusLater(box, focus);
}

/** Waits until React has drawn the new values, unless the user goes to another field. */
function focusLater(box: HTMLElement | null, focus: () => void): void {
  const before = findActiveElement(box);
  setTimeout(() => {
    const now = findActiveElement(box);
    const hasGone = now !== before && listFields(box).some((field) => field.contains(now));
    if (!hasGone) focus();
  });
}

/**
 * Focuses a field: `date`, or `3.debit` for the line with key 3; for `lines`, the first figure that
 * is filled in the lines. Returns whether the field exists.
 */
export function focusField(box: HTMLElement | null, name: string): boolean {
  const field = listFields(box).find((each) =>
    name === "lines" ? isFilledFigure(each) : each.dataset["field"] === name,
  );
  focusIn(field);
  return field !== undefined;
}

function isFilledFigure(field: HTMLElement): boolean {
  return field.matches(".vb-line-figure") && Boolean(field.querySelector("input")?.value);
}

/** Focuses the field of the refusal, or scrolls to the message above all fields. */
export function showRefusal(box: HTMLElement | null, field: string | undefined): void {
  focusLater(box, () => {
    if (field !== undefined && focusField(box, field)) return;
    showBanner(box);
  });
}

/** Moves to the same field of the next or previous line. Returns whether there is one. */
export function focusBeside(box: HTMLElement | null, by: 1 | -1): boolean {
  const fields = listFields(box);
  const at = fields.findIndex((field) => field.contains(findActiveElement(box)));
  const { line, field = "" } = fields[at]?.dataset ?? {};
  if (line === undefined) return false;
  const column = field.slice(field.indexOf("."));
  const rest = by === 1 ? fields.slice(at + 1) : fields.slice(0, at).toReversed();
  const next = rest.find(
    ({ dataset }) =>
      dataset["line"] !== undefined && dataset["line"] !== line && dataset["field"]?.endsWith(column),
  );
  focusIn(next);
  return next !== undefined;
}

export function focusFirstLine(box: HTMLElement | null): void {
  queueMicrotask(() => focusIn(listFields(box).find(({ dataset }) => dataset["line"] !== undefined)));
}

/** Moves to the next field; from an empty line past all lines; from the last field to Post. */
export function focusNext(box: HTMLElement | null): void {
  const fields = listFields(box);
  const at = fields.findIndex((field) => field.contains(findActiveElement(box)));
  const rest = fields.slice(at + 1).filter((field) => !isPassed(field));
  const isInEmptyLine = fields[at]?.dataset["empty"] !== undefined;
  const next = isInEmptyLine ? rest.find(({ dataset }) => dataset["line"] === undefined) : rest[0];
  if (next) focusIn(next);
  else box?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}

function isPassed(field: HTMLElement): boolean {
  return field.dataset["passed"] !== undefined || field.querySelector("[data-passed]") !== null;
}

function listFields(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>("[data-field]") ?? [])].filter(
    (field) => field.querySelector(FOCUSABLE_SELECTOR) !== null,
  );
}

function focusIn(field: HTMLElement | undefined): void {
  const input = field?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR);
  input?.focus();
  // Select the text, so that typing replaces it.
  if (input instanceof HTMLInputElement) input.select();
}

/** The hidden input of a date field can't take the focus. */
const FOCUSABLE_SELECTOR =
  ':is(input:not([hidden], [tabindex="-1"]), textarea, [role="spinbutton"], button:not([tabindex="-1"], .vb-line-remove)):not(:disabled)';
