import { applyLabels } from "./labelled.ts";
import { resolveContract } from "./resolve.ts";
import { closeSpec, type Spec } from "./spec.ts";

/**
 * Prepares the contract for checking requests and responses: closes all objects to undocumented
 * fields, adds labels for messages, and resolves references. Modifies `spec`.
 */
export function prepareContract(spec: Spec): Spec {
  return resolveContract(applyLabels(closeSpec(spec)));
}
