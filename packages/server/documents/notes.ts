import { creditNote, debitNote, GROUP, percent, hasGstin } from "@vanbook/sdk/books";
import { documentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { NOTE_GROUPS, noteOf, type NoteBody } from "./references/note-input.ts";
import { readReferences } from "./references/read-references.ts";

/** Credit notes to customers, without goods. */
export const creditNotes = documentOperations("creditNotes", "credit_note", async (planning, inputs) => {
  const toNote = await planNotes(planning, inputs, GROUP.debtors);
  return (input) => creditNote(planning.books, toNote(input).note);
});

/** Debit notes to suppliers, without goods. */
export const debitNotes = documentOperations("debitNotes", "debit_note", async (planning, inputs) => {
  const toNote = await planNotes(planning, inputs, GROUP.creditors);
  return (input) => {
    const { note, row, kept } = toNote(input);
    const isRegistered = hasGstin(row) || (kept !== undefined && kept.taxRate > 0n);
    return debitNote(planning.books, { ...note, party: { ...note.party, isRegistered } });
  };
});

/**
 * Reads the records that notes refer to; returns the function that makes a note's input for the books, with its
 * party's row and the tax terms that an edited note keeps.
 */
async function planNotes(planning: Planning, inputs: readonly NoteBody[], group: number) {
  const [found, edited] = await Promise.all([
    readReferences(planning, inputs, {
      partyId: { to: "account", groups: [group], evenDeleted: "unsettled" },
      accountId: { to: "account", groups: NOTE_GROUPS },
    }),
    editedNote(planning),
  ]);
  return (input: NoteBody) => {
    const row = found.partyId(input);
    const kept = edited?.partyId === row.id ? edited : undefined;
    const party = {
      id: row.id,
      stateCode: row.state_code,
      ...(kept && { interState: kept.interState }),
    };
    const { branchId } = planning.principal;
    return { note: noteOf(input, { branchId, party, accountId: found.accountId(input).id }), row, kept };
  };
}

/** Reads the party and tax terms that an edited note keeps, even if the party's master has changed. */
async function editedNote({ trx, principal, replaces }: Planning) {
  if (replaces === undefined) return undefined;
  const before: { party_id: number; inter_state: number; tax_rate: string } | undefined = await trx("notes")
    .where({ company_id: principal.companyId, id: replaces })
    .first("party_id", "inter_state", "tax_rate");
  if (!before) return undefined;
  const { party_id: partyId, inter_state, tax_rate } = before;
  return { partyId, interState: inter_state === 1, taxRate: percent(tax_rate) };
}
