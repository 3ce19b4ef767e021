import {
  makeCreditNoteVoucher,
  makeDebitNoteVoucher,
  ACCOUNT_GROUP,
  POSTED_STATUS,
  type NoteKind,
  type Voucher,
} from "@vanbook/sdk/books";
import {
  CONTRA_REFERENCES,
  makeContra,
  EXPENSE_REFERENCES,
  makeExpense,
  JOURNAL_REFERENCES,
  makeJournal,
  OPENING_REFERENCES,
  makeOpening,
  PARTY_MONEY,
  makePayment,
  makeReceipt,
} from "../../documents/money-vouchers.ts";
import {
  createEnteredInvoices,
  type EnteredInvoices,
  type ExpenseInvoice,
} from "../../documents/supplier-invoices/entered-invoices.ts";
import { noteInput, noteReferences, type NoteBody } from "../../documents/references/note-input.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { findEditedNote, findNoteDocuments, listDebitNoteWarnings } from "./note-documents.ts";
import { listChequeWarnings } from "../../documents/references/cheque-warnings.ts";
import { createSupplierNotes } from "../../documents/supplier-invoices/supplier-notes.ts";
import { listPostedClaims } from "./purchases.ts";
import { defineKnownKind, type KnownKind, type Planning } from "./planning.ts";
import type { Body } from "../../contract/contract.ts";

export const moneyDocuments = {
  receipts: { ...defineKnownKind("receipt", PARTY_MONEY, makeReceipt), warningsOf: listWarnings("receipts") },
  payments: { ...defineKnownKind("payment", PARTY_MONEY, makePayment), warningsOf: listWarnings("payments") },
  journals: defineKnownKind("journal", JOURNAL_REFERENCES, makeJournal),
  contras: defineKnownKind("contra", CONTRA_REFERENCES, makeContra),
  openings: defineKnownKind("opening", OPENING_REFERENCES, makeOpening),
  creditNotes: noteKind("credit_note", ACCOUNT_GROUP.debtors, makeCreditNoteVoucher),
  debitNotes: {
    ...noteKind("debit_note", ACCOUNT_GROUP.creditors, makeDebitNoteVoucher),
    warningsOf: listDebitNoteWarnings,
  },
};

function listWarnings(table: "receipts" | "payments") {
  return ({ tables }: StandInBooks, id: number) => {
    const row = tables[table].find((each) => each.id === id && each.status === POSTED_STATUS);
    if (!row || row.cheque_date === null) return [];
    return listChequeWarnings(row.date, { number: row.cheque_no ?? "", date: row.cheque_date });
  };
}

function noteKind(
  kind: NoteKind,
  group: number,
  voucherOf: (books: Planning["books"], note: ReturnType<typeof noteInput>) => Voucher,
): KnownKind<NoteBody> {
  return defineKnownKind(kind, noteReferences(group), (planning, references, input: NoteBody) => {
    const editedNote = findEditedNote(planning.stand, kind, planning.replaces);
    const { partyId } = input;
    const documents = findNoteDocuments(planning.stand, kind, { partyId, editedNote });
    if (kind === "debit_note") refuseNoteTwice(planning, input);
    return voucherOf(planning.books, noteInput(planning, references, input, { kind, documents, editedNote }));
  });
}

function refuseNoteTwice({ stand, replaces }: Planning, input: Body<"debitNotes.post">) {
  const { notes, accounts } = stand.tables;
  const others = notes.filter(({ id, status }) => id !== replaces && status === POSTED_STATUS);
  const rows = others.map(({ date, party_id, supplier_note_no, supplier_note_date }) => ({
    ...{ date, supplier_id: party_id },
    ...{ supplier_invoice_no: supplier_note_no, supplier_invoice_date: supplier_note_date },
  }));
  createSupplierNotes(rows, accounts).take({ ...input, supplierId: input.partyId });
}

export const expenses: KnownKind<Body<"expenses.post">> = {
  ...defineKnownKind("expense", EXPENSE_REFERENCES, makeExpense),
  warningsOf(stand, id) {
    const postedExpense = stand.tables.expenses.find(
      (each) => each.id === id && each.status === POSTED_STATUS,
    );
    if (!postedExpense) return [];
    return [
      ...listEnteredInvoices(stand).warningsOf(toExpenseInvoice(postedExpense), id),
      ...listPostedClaims(postedExpense, postedExpense.reverse_charge !== 1),
    ];
  },
};

export function listEnteredInvoices({ tables }: StandInBooks): EnteredInvoices {
  const accounts = mapById(tables.accounts);
  const purchases = tables.purchases.map((each) => ({
    ...each,
    supplier_gstin: accounts.get(each.supplier_id)?.gstin ?? null,
  }));
  const all = [
    ...tables.expenses.map((each) => ({ ...each, what: "expense" as const })),
    ...purchases.map((each) => ({ ...each, what: "purchase" as const })),
  ];
  const postedInvoices = all.filter(({ status }) => status === POSTED_STATUS);
  return createEnteredInvoices(
    postedInvoices.map((each) => ({ ...toExpenseInvoice(each), what: each.what, id: each.id })),
  );
}

function toExpenseInvoice(row: {
  date: string;
  supplier_gstin: string | null;
  supplier_invoice_no: string | null;
  supplier_invoice_date: string | null;
}): ExpenseInvoice {
  return {
    date: row.date,
    supplierGstin: row.supplier_gstin,
    supplierInvoiceNo: row.supplier_invoice_no,
    supplierInvoiceDate: row.supplier_invoice_date,
  };
}
