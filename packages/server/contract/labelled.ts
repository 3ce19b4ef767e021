import { findPart } from "./resolve.ts";
import type { Spec, SpecSchema } from "./spec.ts";

/**
 * Replaces each reference that adds a label or message to a number or text by a copy of the
 * referenced schema with that label. Ajv reports an error only with the referenced schema, so the
 * message would be "amount must be a number." although the form says "Amount".
 */
export function applyLabels(spec: Spec): Spec {
  addLabelsToNode(spec, spec);
  return spec;
}

function addLabelsToNode(node: unknown, spec: Spec): void {
  if (Array.isArray(node)) return node.forEach((inner) => addLabelsToNode(inner, spec));
  if (typeof node !== "object" || node === null) return;
  const schema = node as Labelled;
  if (schema.$ref !== undefined && LABEL_KEYS.some((key) => schema[key] !== undefined)) {
    const referencedSchema = findPart(spec, schema.$ref) as Labelled; // references in schemas are to schemas
    if (isScalar(referencedSchema)) {
      Object.assign(schema, { ...referencedSchema, ...schema, ...combineLimits(referencedSchema, schema) });
      delete schema.$ref;
    }
  }
  for (const inner of Object.values(node)) addLabelsToNode(inner, spec);
}

function isScalar({ type }: Labelled): boolean {
  const types = [type ?? "object"].flat();
  return !types.includes("object") && !types.includes("array");
}

/** If both have a limit, the stricter one is used. */
function combineLimits(one: Labelled, other: Labelled): Pick<Labelled, "minimum" | "maximum"> {
  const least = [one.minimum, other.minimum].filter((limit) => limit !== undefined);
  const most = [one.maximum, other.maximum].filter((limit) => limit !== undefined);
  return {
    ...(least.length > 0 && { minimum: Math.max(...least) }),
    ...(most.length > 0 && { maximum: Math.min(...most) }),
  };
}

type Labelled = SpecSchema & { $ref?: string; maximum?: number };
const LABEL_KEYS = ["title", "x-message", "x-required"] as const;
