import { createDocumentOperations } from "./document-operations.ts";
import { CONTRA_REFERENCES, makeContra } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

export const contras = createDocumentOperations("contras", "contra", async (planning, inputs) => {
  const finders = await readReferences(planning, inputs, CONTRA_REFERENCES);
  return (input) => makeContra(planning, finders, input);
});
