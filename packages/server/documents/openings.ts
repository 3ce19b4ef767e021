import { documentOperations } from "./document-operations.ts";
import { OPENING, openingOf } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

/** Opening balances and opening stock of a company. */
export const openings = documentOperations("openings", "opening", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, OPENING);
  return (input) => openingOf(planning, found, input);
});
