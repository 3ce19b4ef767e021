import { creditNote, debitNote, GROUP, hasGstin } from "@vanbook/sdk/books";
import { NOTE_GROUPS, noteOf, type NoteBody } from "../../documents/references/note-input.ts";
import type { KnownKind, Planning } from "./planning.ts";

/** Credits to customers without goods. */
export const creditNotes: KnownKind<"creditNotes"> = {
  kind: "credit_note",
  plan: (planning, input) => creditNote(planning.books, planned(planning, input, GROUP.debtors).note),
};

/** Debits to suppliers without goods. */
export const debitNotes: KnownKind<"debitNotes"> = {
  kind: "debit_note",
  plan(planning, input) {
    const { note, isRegistered } = planned(planning, input, GROUP.creditors);
    return debitNote(planning.books, { ...note, party: { ...note.party, isRegistered } });
  },
};

/**
 * A note of a party, and whether the party has a GSTIN. Unlike on the server, an edited note uses the
 * party's current master data.
 */
function planned({ found, principal }: Planning, input: NoteBody, group: number) {
  const row = found.account(input.partyId, "partyId", [group]);
  const accountId = found.account(input.accountId, "accountId", NOTE_GROUPS).id;
  const party = { id: row.id, stateCode: row.state_code };
  const { branchId } = principal;
  return { note: noteOf(input, { branchId, party, accountId }), isRegistered: hasGstin(row) };
}
