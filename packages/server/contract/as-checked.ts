import { labelled } from "./labelled.ts";
import { closed, type Spec } from "./spec.ts";

/** The contract as requests and answers are checked by it: objects take no field that they do not name, and refusals say labels. It changes `written`. */
export function asChecked(written: Spec): Spec {
  return labelled(closed(written));
}
