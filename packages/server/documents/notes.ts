import { makeCreditNoteVoucher, makeDebitNoteVoucher, ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { createDocumentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { toEditedNote, noteInput, noteReferences, type NoteBody } from "./references/note-input.ts";
import { readReferences } from "./references/read-references.ts";

export const creditNotes = createDocumentOperations(
  "creditNotes",
  "credit_note",
  async (planning, inputs) => {
    const toNote = await planNotes(planning, inputs, ACCOUNT_GROUP.debtors);
    return (input) => makeCreditNoteVoucher(planning.books, toNote(input));
  },
);

export const debitNotes = createDocumentOperations("debitNotes", "debit_note", async (planning, inputs) => {
  const toNote = await planNotes(planning, inputs, ACCOUNT_GROUP.creditors);
  return (input) => makeDebitNoteVoucher(planning.books, toNote(input));
});

async function planNotes(planning: Planning, inputs: readonly NoteBody[], group: number) {
  const [finders, editedNote] = await Promise.all([
    readReferences(planning, inputs, noteReferences(group)),
    readEdited(planning),
  ]);
  return (input: NoteBody) => noteInput(planning, finders, input, editedNote);
}

async function readEdited({ trx, principal, replaces }: Planning) {
  if (replaces === undefined) return undefined;
  const before: Parameters<typeof toEditedNote>[0] | undefined = await trx("notes")
    .where({ company_id: principal.companyId, id: replaces })
    .first("party_id", "inter_state", "tax_rate");
  return before && toEditedNote(before);
}
