import type { Page } from "playwright";
import { expect } from "vitest";
import type { Typed } from "../month/clerk.ts";

/** A form's contents by field name; fields of a line have the line's key before the name (`3.quantity`). */
export type Held = Readonly<Record<string, string>>;

/** Waits until the form shows everything that was typed, and returns its contents. */
export async function heldOf(page: Page, typed: Typed): Promise<Held> {
  let held: Held = {};
  // The name of a chosen option may appear one render later.
  await expect.poll(async () => missingIn((held = await read(page)), typed)).toEqual([]);
  return held;
}

/** Typed texts that the form does not show. */
function missingIn(held: Held, { head = {}, lines = [] }: Typed): (readonly [string, string])[] {
  const keys = [...new Set(Object.keys(held).flatMap((field) => /^\d+(?=\.)/.exec(field) ?? []))];
  const typed = [
    ...Object.entries(head),
    ...lines.flatMap((line, at) =>
      Object.entries(line).map(([field, text]) => [`${keys[at]}.${field}`, text] as const),
    ),
  ];
  expect(typed.length).toBeGreaterThan(0);
  return typed.filter(([field, text]) => !isTyped(held[field] ?? "", text));
}

export async function expectHeld(page: Page, held: Held): Promise<void> {
  await expect.poll(() => read(page)).toEqual(held);
}

/** The form's contents; figures without the trailing zeros that a field adds on blur. */
async function read(page: Page): Promise<Held> {
  const shown = await page.evaluate(readForm);
  return Object.fromEntries(
    Object.entries(shown).map(([field, text]) => [field, FIGURE.test(text) ? String(Number(text)) : text]),
  );
}

const FIGURE = /^\d+(\.\d+)?$/;

/** Splits what is typed: the head with the first line, and the other lines; without lines, the last head field is the second part. */
export function halvesOf({ head = {}, lines = [] }: Typed): [Typed, Typed | undefined] {
  const first = lines.findIndex((line) => Object.keys(line).length > 0);
  if (first < 0) {
    const fields = Object.entries(head);
    return [
      { head: Object.fromEntries(fields.slice(0, -1)) },
      { head: Object.fromEntries(fields.slice(-1)) },
    ];
  }
  const rest = lines.slice(first + 1);
  const begun = lines.slice(0, first + 1);
  // Empty entries: Enter skips the lines that are already filled.
  const passed = begun.map(() => ({}));
  return [{ head, lines: begun }, rest.length === 0 ? undefined : { lines: [...passed, ...rest] }];
}

/** Whether a field shows what was typed: it contains the typed letters, or has the same figure. */
function isTyped(shown: string, text: string): boolean {
  if (shown.toLowerCase().includes(text.toLowerCase())) return true;
  return shown !== "" && Number(shown) === Number(text);
}

/** Runs in the page: the contents of the form's visible fields. */
function readForm(): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const box of document.querySelectorAll<HTMLElement>(".vb-voucher [data-field]")) {
    if (!box.checkVisibility()) continue;
    const parts = [...box.querySelectorAll('[role="spinbutton"]')];
    const isOn = box.querySelector<HTMLInputElement>('input[type="checkbox"]');
    const list = box.querySelector<HTMLInputElement>('input[role="combobox"]');
    const choice = box.querySelector('button[aria-haspopup="listbox"]');
    const text = box.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    shown[box.dataset["field"] ?? ""] =
      parts.length > 0
        ? parts.map(({ textContent }) => textContent).join("-")
        : isOn
          ? String(isOn.checked)
          : (list?.value ?? choice?.textContent ?? text?.value ?? "");
  }
  return shown;
}
