import { showBanner } from "../form/show-banner.ts";
import { activeElement } from "../parts/active-element.ts";

/**
 * Puts the focus where a new voucher begins: on its first field but the day, which stays from one to the next. At once where the key that is
 * pressed belongs into it.
 */
export function focusFirstField(box: HTMLElement | null, isAtOnce = false): void {
  const focus = () => focusIn(fieldsOf(box).find(({ dataset }) => dataset["field"] !== "date"));
  if (isAtOnce) focus();
  // The form is drawn with its new values first. No keyboard is opened over half the screen.
  else if (!window.matchMedia("(pointer: coarse)").matches) setTimeout(focus);
}

/** Puts the focus on a field: `date`, or `3.debit` of the line with the key 3. Answers whether there is such a field. */
export function focusField(box: HTMLElement | null, name: string): boolean {
  const field = fieldsOf(box).find(({ dataset }) => dataset["field"] === name);
  focusIn(field);
  return field !== undefined;
}

/** Shows why a voucher was refused: at the field that it is about, else above all of them, which may be off the screen. */
export function showRefusal(box: HTMLElement | null, field: string | undefined): void {
  // Its words are drawn first.
  setTimeout(() => {
    if (field !== undefined && focusField(box, field)) return;
    showBanner(box);
  });
}

/** Goes from a field of a line to the same one of the next line, or of the one before; answers whether there is one. */
export function focusBeside(box: HTMLElement | null, by: 1 | -1): boolean {
  const fields = fieldsOf(box);
  const at = fields.findIndex((field) => field.contains(activeElement(box)));
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

/** Goes to the first field of the lines, once they are drawn. */
export function focusFirstLine(box: HTMLElement | null): void {
  setTimeout(() => focusIn(fieldsOf(box).find(({ dataset }) => dataset["line"] !== undefined)));
}

/** Goes on from the field that has the focus to the next; from an empty line past all of them; from the last one to the button that posts. */
export function focusNext(box: HTMLElement | null): void {
  const fields = fieldsOf(box);
  const at = fields.findIndex((field) => field.contains(activeElement(box)));
  const rest = fields.slice(at + 1).filter((field) => !isPassed(field));
  const isInEmptyLine = fields[at]?.dataset["empty"] !== undefined;
  const next = isInEmptyLine ? rest.find(({ dataset }) => dataset["line"] === undefined) : rest[0];
  if (next) focusIn(next);
  else box?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
}

/** Whether Enter goes past a field: because there is nothing to choose, or because few need it. */
function isPassed(field: HTMLElement): boolean {
  return field.dataset["passed"] !== undefined || field.querySelector("[data-passed]") !== null;
}

function fieldsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>("[data-field]") ?? [])].filter(
    (field) => field.querySelector(FOCUSABLE) !== null,
  );
}

function focusIn(field: HTMLElement | undefined): void {
  const input = field?.querySelector<HTMLElement>(FOCUSABLE);
  input?.focus();
  // What is typed takes the place of what stands there.
  if (input instanceof HTMLInputElement) input.select();
}

/** The input behind a day's parts takes no focus. */
const FOCUSABLE =
  ':is(input:not([hidden], [tabindex="-1"]), textarea, [role="spinbutton"], button:not([tabindex="-1"], .vb-line-remove)):not(:disabled)';
