import { operationGuides } from "../generated/guide.ts";
import type { OperationId } from "../methods.ts";
import { didYouMean } from "../nearest-name.ts";
import type { ArgumentSchema, OperationGuide } from "./guide-type.ts";
import { Misuse } from "./misuse.ts";

export const operationNames = Object.keys(operationGuides) as OperationId[]; // made from the same contract as the type

/**
 * The name may be in any case. Throws Misuse with the nearest name if there is no such operation.
 */
export function findGuide(name: string): { id: OperationId; guide: OperationGuide } {
  const lowerName = name.toLowerCase();
  const id = operationNames.find((one) => one.toLowerCase() === lowerName);
  const guide = id && operationGuides[id];
  if (id && guide) return { id, guide };
  throw new Misuse(
    `There is no operation "${name}".${didYouMean(name, operationNames)} \`vanbook operations\` lists them all.`,
  );
}

export function listTypes(schema: ArgumentSchema): readonly string[] {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const types = [...[schema.type ?? []].flat(), ...choices.flatMap(listTypes)];
  return [...new Set(types)].filter((type) => type !== "null");
}

export function mayBeNull(schema: ArgumentSchema): boolean {
  return [schema.type].flat().includes("null") || (schema.oneOf ?? schema.anyOf ?? []).some(mayBeNull);
}
