import { labelled } from "./labelled.ts";
import { resolveContract } from "./resolve.ts";
import { closed, type Spec } from "./spec.ts";

/**
 * The contract as requests and answers are checked by it: objects take no field that they do not name, refusals say labels, and nothing is a
 * reference. It changes `written`.
 */
export function asChecked(written: Spec): Spec {
  return resolveContract(labelled(closed(written)));
}
