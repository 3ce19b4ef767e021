import type { Page } from "playwright";
import { expect } from "vitest";
import type { Typed } from "../month/clerk.ts";

/**
 * A form's contents by field name; fields of a line have the line's key before the name
 * (`3.quantity`).
 */
export type Held = Readonly<Record<string, string>>;

/** Waits until the form shows everything that was typed, and returns its contents. */
export async function readHeldForm(page: Page, typedForm: Typed): Promise<Held> {
  let heldForm: Held = {};
  // The name of a chosen option may appear one render later.
  await expect.poll(async () => listMissing((heldForm = await read(page)), typedForm)).toEqual([]);
  return heldForm;
}

/** Typed texts that the form does not show. */
function listMissing(heldForm: Held, { head = {}, lines = [] }: Typed): (readonly [string, string])[] {
  const keys = [...new Set(Object.keys(heldForm).flatMap((field) => /^\d+(?=\.)/.exec(field) ?? []))];
  const typedEntries = [
    ...Object.entries(head),
    ...lines.flatMap((line, at) =>
      Object.entries(line).map(([field, text]) => [`${keys[at]}.${field}`, text] as const),
    ),
  ];
  expect(typedEntries.length).toBeGreaterThan(0);
  return typedEntries.filter(([field, text]) => !isTyped(heldForm[field] ?? "", text));
}

export async function expectHeld(page: Page, heldForm: Held): Promise<void> {
  await expect.poll(() => read(page)).toEqual(heldForm);
}

/** The form's contents; figures without the trailing zeros that a field adds on blur. */
async function read(page: Page): Promise<Held> {
  const shownForm = await page.evaluate(readForm);
  return Object.fromEntries(
    Object.entries(shownForm).map(([field, text]) => [
      field,
      FIGURE_PATTERN.test(text) ? String(Number(text)) : text,
    ]),
  );
}

const FIGURE_PATTERN = /^\d+(\.\d+)?$/;

/**
 * Splits what is typed: the head with the first line, and the other lines; without lines, the last
 * head field is the second part.
 */
export function splitInHalves({ head = {}, lines = [] }: Typed): [Typed, Typed | undefined] {
  const first = lines.findIndex((line) => Object.keys(line).length > 0);
  if (first < 0) {
    const fields = Object.entries(head);
    return [
      { head: Object.fromEntries(fields.slice(0, -1)) },
      { head: Object.fromEntries(fields.slice(-1)) },
    ];
  }
  const rest = lines.slice(first + 1);
  const begunLines = lines.slice(0, first + 1);
  // Empty entries: Enter skips the lines that are already filled.
  const passedLines = begunLines.map(() => ({}));
  return [{ head, lines: begunLines }, rest.length === 0 ? undefined : { lines: [...passedLines, ...rest] }];
}

/** Whether a field shows what was typed: it contains the typed letters, or has the same figure. */
function isTyped(shownText: string, text: string): boolean {
  if (shownText.toLowerCase().includes(text.toLowerCase())) return true;
  return shownText !== "" && Number(shownText) === Number(text);
}

/** Runs in the page: the contents of the form's visible fields. */
function readForm(): Record<string, string> {
  const shownFields: Record<string, string> = {};
  for (const box of document.querySelectorAll<HTMLElement>(".vb-voucher [data-field]")) {
    if (!box.checkVisibility()) continue;
    const parts = [...box.querySelectorAll('[role="spinbutton"]')];
    const isOn = box.querySelector<HTMLInputElement>('input[type="checkbox"]');
    const list = box.querySelector<HTMLInputElement>('input[role="combobox"]');
    const choice = box.querySelector('button[aria-haspopup="listbox"]');
    const text = box.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    shownFields[box.dataset["field"] ?? ""] =
      parts.length > 0
        ? parts.map(({ textContent }) => textContent).join("-")
        : isOn
          ? String(isOn.checked)
          : (list?.value ?? choice?.textContent ?? text?.value ?? "");
  }
  return shownFields;
}
