import { createDocumentOperations } from "./document-operations.ts";
import { JOURNAL_REFERENCES, makeJournal } from "./money-vouchers.ts";
import { readReferences } from "./references/read-references.ts";

export const journals = createDocumentOperations("journals", "journal", async (planning, inputs) => {
  const finders = await readReferences(planning, inputs, JOURNAL_REFERENCES);
  return (input) => makeJournal(planning, finders, input);
});
