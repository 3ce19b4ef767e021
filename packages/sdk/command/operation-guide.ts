import { operationGuides } from "../generated/guide.ts";
import type { OperationId } from "../methods.ts";
import { didYouMean } from "../nearest-name.ts";
import type { ArgumentSchema, OperationGuide } from "./guide-type.ts";
import { Misuse } from "./misuse.ts";

export const operationNames = Object.keys(operationGuides) as OperationId[]; // made from the same contract as the type

/** The guide of an operation, by its name in any case; throws Misuse with the nearest name if there is none. */
export function guideOf(name: string): { id: OperationId; guide: OperationGuide } {
  const wanted = name.toLowerCase();
  const id = operationNames.find((one) => one.toLowerCase() === wanted);
  const guide = id && operationGuides[id];
  if (id && guide) return { id, guide };
  throw new Misuse(
    `There is no operation "${name}".${didYouMean(name, operationNames)} \`vanbook operations\` lists them all.`,
  );
}

/** The types that a value may have, without null. */
export function typesOf(schema: ArgumentSchema): readonly string[] {
  const choices = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const types = [...[schema.type ?? []].flat(), ...choices.flatMap(typesOf)];
  return [...new Set(types)].filter((type) => type !== "null");
}

/** Whether a value may be null. */
export function mayBeNull(schema: ArgumentSchema): boolean {
  return [schema.type].flat().includes("null") || (schema.oneOf ?? schema.anyOf ?? []).some(mayBeNull);
}
