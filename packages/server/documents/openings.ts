import { createDocumentOperations } from "./document-operations.ts";
import { OPENING_REFERENCES, makeOpening } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

export const openings = createDocumentOperations("openings", "opening", async (planning, inputs) => {
  const finders = await readReferences(planning, inputs, OPENING_REFERENCES);
  return (input) => makeOpening(planning, finders, input);
});
