import {
  calculatePartTax,
  makeRemainder,
  paise,
  percent,
  POSTED_STATUS,
  sum,
  type NoteKind,
  type ReferredDocument,
  type RemainderRow,
  type TaxedAmount,
} from "@vanbook/sdk/books";
import type { NoteDocuments } from "../../documents/references/note-documents.ts";
import { listLateNotes } from "../../documents/references/late-tax-warnings.ts";
import { toEditedNote, type EditedNote } from "../../documents/references/note-input.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { findOpeningBill, openBills } from "../settlements.ts";
import type { Tables } from "../tables.ts";

type Note = Tables["notes"][number];

/** Everything that the party was billed, and what notes have left of it, without the edited note. */
export function findNoteDocuments(
  stand: StandInBooks,
  kind: NoteKind,
  { partyId, editedNote }: { partyId: number; editedNote: EditedNote | undefined },
): NoteDocuments {
  const { accounts, ledger_entries: entries } = stand.tables;
  const notes = listNotes(stand, kind).filter(({ voucher_id: id }) => id !== editedNote?.voucherId);
  const documents = listDocuments(stand, kind);
  const referredDocuments = documents.map(({ rows, ...document }) => {
    const reversals = notes.flatMap((note) => listReversals(stand, note, document.voucherId));
    return { ...document, remainder: makeRemainder(document.voucherNo, [...rows, ...reversals]) };
  });
  const ofParty = documents.filter((each) => each.partyId === partyId && each.isPosted);
  const openings = entries
    .filter((entry) => entry.account_id === partyId && entry.entry_kind === "opening")
    .map(({ debit, credit }) => paise(debit) - paise(credit));
  const opening = kind === "credit_note" ? sum(openings) : -sum(openings);
  const rows = [
    ...ofParty.flatMap((each) => each.rows),
    ...notes.flatMap((note) => (note.party_id === partyId ? makeReversals(note, toTaxedAmount(note)) : [])),
    { ...makeAmountRow(opening > 0n ? opening : 0n, false), source: "opening" as const },
  ];
  const name = mapById(accounts).get(partyId)?.name ?? "";
  const settles = [
    ...documents.map(({ id }) => ({ billId: id, amount: 0n })),
    ...stand.tables.opening_bills.map((bill) => ({
      ...{ billId: bill.voucher_id, openingLine: bill.line_no, amount: 0n },
    })),
  ];
  return {
    referred: new Map(referredDocuments.map((document) => [document.id, document])),
    open: openBills(stand, { kind, settles }, editedNote?.voucherId),
    parties: new Map([[partyId, makeRemainder(name, rows)]]),
  };
}

/** What a posted debit note is warned of, by the purchases that it names. */
export function listDebitNoteWarnings({ tables }: StandInBooks, id: number) {
  const note = tables.notes.find((each) => each.id === id && each.status === POSTED_STATUS);
  if (!note || note.type !== "DN" || percent(note.tax_rate) === 0n) return [];
  const settledIds = tables.settlements
    .filter(({ voucher_id: voucherId }) => voucherId === note.voucher_id)
    .map((each) => each.bill_voucher_id);
  const purchaseIds = note.refers_to === null ? settledIds : [note.refers_to];
  const purchases = tables.purchases.filter(({ voucher_id: voucherId }) => purchaseIds.includes(voucherId));
  return listLateNotes(
    note.date,
    purchases.map(({ date }) => date),
  );
}

export function findEditedNote(
  stand: StandInBooks,
  kind: NoteKind,
  replaces: number | undefined,
): EditedNote | undefined {
  const note = stand.tables.notes.find(({ id }) => id === replaces);
  if (!note) return undefined;
  const documents = listDocuments(stand, kind);
  const settles = stand.tables.settlements.flatMap((each) => {
    if (each.voucher_id !== note.voucher_id) return [];
    const amount = paise(each.amount);
    if (each.bill_line > 0) {
      const openingBill = findOpeningBill(stand, {
        billId: each.bill_voucher_id,
        openingLine: each.bill_line,
      });
      return openingBill?.isPosted ? [{ ...openingBill, amount }] : [];
    }
    const document = documents.find(({ voucherId }) => voucherId === each.bill_voucher_id);
    return document?.isPosted ? [{ billId: document.id, date: document.date, amount }] : [];
  });
  settles.sort((a, b) => a.date.localeCompare(b.date) || a.billId - b.billId);
  const documentId = documents.find(({ voucherId }) => voucherId === note.refers_to)?.id;
  return toEditedNote(note, { documentId, settles });
}

type FoundDocument = Omit<ReferredDocument, "remainder"> & { voucherNo: string; rows: RemainderRow[] };

function listDocuments({ tables }: StandInBooks, kind: NoteKind): FoundDocument[] {
  const vouchers = mapById(tables.vouchers);
  const documents =
    kind === "credit_note"
      ? tables.bills.map((bill) => ({
          ...{ row: bill, partyId: bill.customer_id, isRegistered: true },
          lines: tables.bill_lines.filter((line) => line.bill_id === bill.id),
        }))
      : tables.purchases.map((purchase) => ({
          ...{ row: purchase, partyId: purchase.supplier_id },
          isRegistered: purchase.supplier_registered === 1,
          lines: tables.purchase_lines.filter((line) => line.purchase_id === purchase.id),
        }));
  return documents.map(({ row, lines, ...document }) => ({
    ...document,
    ...{ id: row.id, voucherId: row.voucher_id, date: row.date, isPosted: row.status === POSTED_STATUS },
    voucherNo: vouchers.get(row.voucher_id)?.voucher_no ?? "",
    interState: row.inter_state === 1,
    rows: [
      makeAmountRow(paise(row.amount), false),
      ...lines.map((line) => ({
        ...{ ...toTaxedAmount(line), rate: percent(line.tax_rate), isReversal: false, date: row.date },
      })),
    ],
  }));
}

function listNotes({ tables }: StandInBooks, kind: NoteKind): Note[] {
  const type = kind === "credit_note" ? "CN" : "DN";
  return tables.notes.filter((note) => note.type === type && note.status === POSTED_STATUS);
}

function listReversals({ tables }: StandInBooks, note: Note, documentVoucherId: number): RemainderRow[] {
  if (note.refers_to !== null)
    return note.refers_to === documentVoucherId ? makeReversals(note, toTaxedAmount(note)) : [];
  return tables.settlements
    .filter((each) => each.voucher_id === note.voucher_id && each.bill_voucher_id === documentVoucherId)
    .flatMap(({ amount }) => makeReversals(note, calculatePartTax(toTaxedAmount(note), paise(amount))));
}

function makeReversals(note: Note, part: TaxedAmount): RemainderRow[] {
  return [makeAmountRow(part.amount, true), { ...part, rate: percent(note.tax_rate), isReversal: true }];
}

function makeAmountRow(amount: bigint, isReversal: boolean): RemainderRow {
  return { amount, cgst: 0n, sgst: 0n, igst: 0n, rate: null, isReversal };
}

function toTaxedAmount(row: Record<keyof TaxedAmount, string>): TaxedAmount {
  return { amount: paise(row.amount), cgst: paise(row.cgst), sgst: paise(row.sgst), igst: paise(row.igst) };
}
