import {
  makeCreditNoteVoucher,
  makeDebitNoteVoucher,
  ACCOUNT_GROUP,
  isOpeningBill,
  type NoteKind,
  type OpenBills,
} from "@vanbook/sdk/books";
import { readPartyRemainders, readReferredDocuments } from "../books/posting/remainders.ts";
import { BILL_TABLES, readBillsSettledBy, readOpenBills } from "../books/posting/settlements.ts";
import { createDocumentOperations } from "./document-operations.ts";
import type { Planning } from "./document-type.ts";
import { listLateNotes, readLateNotes } from "./references/late-tax-warnings.ts";
import { takeNote } from "./references/note-documents.ts";
import {
  toEditedNote,
  listNamedDocuments,
  noteInput,
  noteReferences,
  type EditedNote,
  type NoteBody,
} from "./references/note-input.ts";
import { holdParties } from "./references/party-locks.ts";
import { readReferences } from "./references/read-references.ts";
import { readSupplierNotes } from "./supplier-invoices/supplier-notes.ts";
import { toSettlements } from "./references/settles-of.ts";

export const creditNotes = createDocumentOperations(
  "creditNotes",
  "credit_note",
  async (planning, inputs) => {
    const { toNote, documents } = await planNotes(planning, inputs, "credit_note");
    return (input) => {
      const note = toNote(input);
      const voucher = makeCreditNoteVoucher(planning.books, note);
      takeNote(documents, note, voucher);
      return voucher;
    };
  },
);

export const debitNotes = createDocumentOperations(
  "debitNotes",
  "debit_note",
  async (planning, inputs) => {
    const { trx, principal, replaces } = planning;
    const { toNote, documents } = await planNotes(planning, inputs, "debit_note");
    const askedNotes = inputs.map((input) => ({ ...input, supplierId: input.partyId }));
    const notes = await readSupplierNotes(trx, principal.companyId, askedNotes, {
      table: "notes",
      id: replaces,
    });
    return (input) => {
      notes.take({ ...input, supplierId: input.partyId });
      const note = toNote(input);
      const voucher = makeDebitNoteVoucher(planning.books, note);
      takeNote(documents, note, voucher);
      return { ...voucher, warnings: listLateNotes(input.date, note.taxedDays) };
    };
  },
  readLateNotes,
);

async function planNotes(planning: Planning, inputs: readonly NoteBody[], kind: NoteKind) {
  const { trx, principal, replaces } = planning;
  const { companyId } = principal;
  const partyIds = inputs.map(({ partyId }) => partyId);
  // Two notes to a party can't both take what is left of its documents.
  await holdParties(trx, companyId, partyIds);
  const editedNote = await readEdited(planning, kind);
  const ids = listNamedDocuments(inputs, editedNote);
  const [finders, referredDocuments, parties, open] = await Promise.all([
    readReferences(planning, inputs, noteReferences(PARTY_GROUPS[kind])),
    readReferredDocuments(trx, companyId, kind, ids, replaces),
    readPartyRemainders(trx, companyId, kind, partyIds, { exceptNote: replaces }),
    readOpen(planning, { kind, ids, inputs, editedNote }),
  ]);
  const documents = { referred: referredDocuments, parties, open };
  const toNote = (input: NoteBody) => noteInput(planning, finders, input, { kind, documents, editedNote });
  return { toNote, documents };
}

interface Asked {
  kind: NoteKind;
  ids: readonly number[];
  inputs: readonly NoteBody[];
  editedNote: EditedNote | undefined;
}

/** Of the bills that notes settle, and of those that they only refer to. */
async function readOpen(
  { trx, principal }: Planning,
  { kind, ids, inputs, editedNote }: Asked,
): Promise<OpenBills> {
  const settles = inputs.flatMap(({ against }) => toSettlements(against ?? []));
  const ofReferred = ids.map((billId) => ({ billId, amount: 0n }));
  const openingBills = (editedNote?.settles ?? []).filter(isOpeningBill);
  const naming = { kind, settles: [...settles, ...ofReferred, ...openingBills] };
  return readOpenBills(trx, principal.companyId, [naming], editedNote?.voucherId);
}

async function readEdited({ trx, principal, replaces }: Planning, kind: NoteKind) {
  if (replaces === undefined) return undefined;
  const { companyId } = principal;
  const before: (Parameters<typeof toEditedNote>[0] & { document_id: number | null }) | undefined = await trx(
    "notes as n",
  )
    .leftJoin(`${BILL_TABLES[kind].table} as d`, (on) =>
      on.on("d.company_id", "n.company_id").andOn("d.voucher_id", "n.refers_to"),
    )
    .where({ "n.company_id": companyId, "n.id": replaces })
    .first({
      ...{ voucher_id: "n.voucher_id", party_id: "n.party_id", inter_state: "n.inter_state" },
      ...{ tax_rate: "n.tax_rate", amount: "n.amount", document_id: "d.id" },
    });
  if (!before) return undefined;
  const note = { company_id: companyId, id: before.voucher_id };
  const settles = await readBillsSettledBy(trx, note, kind);
  return toEditedNote(before, { documentId: before.document_id ?? undefined, settles });
}

const PARTY_GROUPS = { credit_note: ACCOUNT_GROUP.debtors, debit_note: ACCOUNT_GROUP.creditors } as const;
