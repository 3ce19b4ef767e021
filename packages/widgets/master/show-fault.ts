import { showBanner } from "../form/show-banner.ts";
import type { AnyMaster } from "./definition.ts";

/** Puts the focus on the first of the fields, in the order of the form; without one, brings what is said above them into sight. */
export function showFault(box: HTMLElement | null, { fields }: AnyMaster, names: readonly string[]) {
  const first = fields.find(({ field }) => names.includes(field))?.field;
  const input = box?.querySelector<HTMLElement>(
    `[data-field="${first}"] :is(input, textarea, button, [tabindex="0"])`,
  );
  if (input) input.focus();
  else showBanner(box);
}
