import { creditNote, debitNote, GROUP } from "@vanbook/sdk/books";
import {
  editedNoteOf,
  noteInput,
  noteReferences,
  type NoteBody,
} from "../../documents/references/note-input.ts";
import { findReferences } from "../references.ts";
import type { KnownKind, Planning } from "./planning.ts";

/** Credits to customers without goods. */
export const creditNotes: KnownKind<NoteBody> = {
  kind: "credit_note",
  plan: (planning, input) => creditNote(planning.books, planned(planning, input, GROUP.debtors)),
};

/** Debits to suppliers without goods. */
export const debitNotes: KnownKind<NoteBody> = {
  kind: "debit_note",
  plan: (planning, input) => debitNote(planning.books, planned(planning, input, GROUP.creditors)),
};

function planned(planning: Planning, input: NoteBody, group: number) {
  const { stand, replaces } = planning;
  const found = findReferences<NoteBody, ReturnType<typeof noteReferences>>(planning, noteReferences(group));
  const edited = stand.tables.notes.find(({ id }) => id === replaces);
  return noteInput(planning, found, input, edited && editedNoteOf(edited));
}
