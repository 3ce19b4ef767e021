// The Hindi messages call these functions by name: `{label, oblique}`.
export { rupees } from "../rupees.ts";
export { amountInHindi } from "./amounts.ts";
export { newOf, noSuch, oblique } from "./grammar.ts";

export function withoutAll(label: string): string {
  return label.replace(/^सभी /, "");
}
