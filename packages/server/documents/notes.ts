import { creditNote, debitNote, GROUP } from "@vanbook/sdk/books";
import { documentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { editedNoteOf, noteInput, noteReferences, type NoteBody } from "./references/note-input.ts";
import { readReferences } from "./references/read-references.ts";

/** Credit notes to customers, without goods. */
export const creditNotes = documentOperations("creditNotes", "credit_note", async (planning, inputs) => {
  const toNote = await planNotes(planning, inputs, GROUP.debtors);
  return (input) => creditNote(planning.books, toNote(input));
});

/** Debit notes to suppliers, without goods. */
export const debitNotes = documentOperations("debitNotes", "debit_note", async (planning, inputs) => {
  const toNote = await planNotes(planning, inputs, GROUP.creditors);
  return (input) => debitNote(planning.books, toNote(input));
});

/** Reads the records that notes refer to; returns the function that makes a note's input for the books. */
async function planNotes(planning: Planning, inputs: readonly NoteBody[], group: number) {
  const [found, edited] = await Promise.all([
    readReferences(planning, inputs, noteReferences(group)),
    readEdited(planning),
  ]);
  return (input: NoteBody) => noteInput(planning, found, input, edited);
}

async function readEdited({ trx, principal, replaces }: Planning) {
  if (replaces === undefined) return undefined;
  const before: Parameters<typeof editedNoteOf>[0] | undefined = await trx("notes")
    .where({ company_id: principal.companyId, id: replaces })
    .first("party_id", "inter_state", "tax_rate");
  return before && editedNoteOf(before);
}
