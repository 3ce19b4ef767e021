import { creditNote, debitNote, GROUP, hasGstin } from "@vanbook/sdk/books";
import { NOTE_GROUPS, noteOf, type NoteBody } from "../../documents/references/note-input.ts";
import type { KnownKind, Planning } from "./planning.ts";

/** What customers are credited without goods. */
export const creditNotes: KnownKind<"creditNotes"> = {
  kind: "credit_note",
  plan: (planning, input) => creditNote(planning.books, planned(planning, input, GROUP.debtors).note),
};

/** What suppliers are debited without goods. */
export const debitNotes: KnownKind<"debitNotes"> = {
  kind: "debit_note",
  plan(planning, input) {
    const { note, isRegistered } = planned(planning, input, GROUP.creditors);
    return debitNote(planning.books, { ...note, party: { ...note.party, isRegistered } });
  },
};

/** A note of a party, and whether that has a GSTIN. In the stand-in an edit keeps nothing that the party's master says otherwise by now. */
function planned({ found, principal }: Planning, input: NoteBody, group: number) {
  const row = found.account(input.partyId, "partyId", [group]);
  const accountId = found.account(input.accountId, "accountId", NOTE_GROUPS).id;
  const party = { id: row.id, stateCode: row.state_code };
  const { branchId } = principal;
  return { note: noteOf(input, { branchId, party, accountId }), isRegistered: hasGstin(row) };
}
