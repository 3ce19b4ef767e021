import { documentOperations } from "./document-operations.ts";
import { CONTRA, contraOf } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

/** Money moved between cash and bank accounts. */
export const contras = documentOperations("contras", "contra", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, CONTRA);
  return (input) => contraOf(planning, found, input);
});
