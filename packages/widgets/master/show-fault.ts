import { showBanner } from "../form/show-banner.ts";
import type { AnyMaster } from "./definition.ts";

/** Focuses the first invalid field in form order, or scrolls to the message above the fields. */
export function showFault(box: HTMLElement | null, { fields }: AnyMaster, names: readonly string[]) {
  const first = fields.find(({ field }) => names.includes(field))?.field;
  const field = box?.querySelector<HTMLElement>(`[data-field="${first}"]`);
  const input =
    field?.querySelector<HTMLElement>(
      ':is(input, textarea)[aria-invalid="true"]:not([hidden], [tabindex="-1"])',
    ) ?? field?.querySelector<HTMLElement>(':is(input, textarea, button, [tabindex="0"])');
  if (input) input.focus();
  else showBanner(box);
}
