// Functions that the Hindi messages call by name: `{label, oblique}`.
export { rupees } from "../rupees.ts";
export { amountInHindi } from "./amounts.ts";
export { newOf, noSuch, oblique } from "./grammar.ts";

/** A filter's label without its "सभी" (all). */
export function withoutAll(label: string): string {
  return label.replace(/^सभी /, "");
}
