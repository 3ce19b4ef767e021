import { labelled } from "./labelled.ts";
import { resolveContract } from "./resolve.ts";
import { closed, type Spec } from "./spec.ts";

/**
 * Prepares the contract for checking requests and responses: closes all objects to undocumented fields,
 * adds labels for messages, and resolves references. Modifies `written`.
 */
export function asChecked(written: Spec): Spec {
  return resolveContract(labelled(closed(written)));
}
