import type { Body } from "../contract/contract.ts";
import { createDocumentOperations } from "./document-operations.ts";
import type { Plan } from "./document-type.ts";
import { OPENING_REFERENCES, makeOpening } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

export const planOpenings: Plan<Body<"openings.post">> = async (planning, inputs) => {
  const finders = await readReferences(planning, inputs, OPENING_REFERENCES);
  return (input) => makeOpening(planning, finders, input);
};

export const openings = createDocumentOperations("openings", "opening", planOpenings);
