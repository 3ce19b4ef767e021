import { documentOperations } from "./document-operations.ts";
import { JOURNAL, journalOf } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

/** Journals, whose lines are posted as they are entered. */
export const journals = documentOperations("journals", "journal", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, JOURNAL);
  return (input) => journalOf(planning, found, input);
});
