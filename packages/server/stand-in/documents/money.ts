import { creditNote, debitNote, GROUP, POSTED, type Voucher } from "@vanbook/sdk/books";
import {
  CONTRA,
  contraOf,
  EXPENSE,
  expenseOf,
  JOURNAL,
  journalOf,
  OPENING,
  openingOf,
  PARTY_MONEY,
  paymentOf,
  receiptOf,
} from "../../documents/money-vouchers.ts";
import {
  enteredInvoices,
  type EnteredInvoices,
  type ExpenseInvoice,
} from "../../documents/references/entered-invoices.ts";
import {
  editedNoteOf,
  noteInput,
  noteReferences,
  type NoteBody,
} from "../../documents/references/note-input.ts";
import { byId, type StandInBooks } from "../books.ts";
import { knownKind, type KnownKind, type Planning } from "./planning.ts";
import type { Body } from "../../contract/contract.ts";

/** Documents that move only money, except expenses. */
export const moneyDocuments = {
  receipts: knownKind("receipt", PARTY_MONEY, receiptOf),
  payments: knownKind("payment", PARTY_MONEY, paymentOf),
  journals: knownKind("journal", JOURNAL, journalOf),
  contras: knownKind("contra", CONTRA, contraOf),
  openings: knownKind("opening", OPENING, openingOf),
  creditNotes: noteKind("credit_note", GROUP.debtors, creditNote),
  debitNotes: noteKind("debit_note", GROUP.creditors, debitNote),
};

/** The notes of a group's parties. */
function noteKind(
  kind: "credit_note" | "debit_note",
  group: number,
  voucherOf: (books: Planning["books"], note: ReturnType<typeof noteInput>) => Voucher,
): KnownKind<NoteBody> {
  return knownKind(kind, noteReferences(group), (planning, found, input: NoteBody) => {
    const edited = planning.stand.tables.notes.find(({ id }) => id === planning.replaces);
    return voucherOf(planning.books, noteInput(planning, found, input, edited && editedNoteOf(edited)));
  });
}

/** Expenses, on a trip or in the office. */
export const expenses: KnownKind<Body<"expenses.post">> = {
  ...knownKind("expense", EXPENSE, expenseOf),
  warningsOf(stand, id) {
    const posted = stand.tables.expenses.find((each) => each.id === id && each.status === POSTED);
    return posted ? invoicesOf(stand).warningsOf(invoiceOf(posted), id) : [];
  },
};

/** The suppliers' invoices already entered, as expenses or as purchases. */
export function invoicesOf({ tables }: StandInBooks): EnteredInvoices {
  const accounts = byId(tables.accounts);
  const purchases = tables.purchases.map((each) => ({
    ...each,
    supplier_gstin: accounts.get(each.supplier_id)?.gstin ?? null,
  }));
  const all = [
    ...tables.expenses.map((each) => ({ ...each, what: "expense" as const })),
    ...purchases.map((each) => ({ ...each, what: "purchase" as const })),
  ];
  const entered = all.filter(({ status }) => status === POSTED);
  return enteredInvoices(
    entered.map((each) => ({ ...invoiceOf(each), what: each.what, id: each.id })),
    tables.financial_years,
  );
}

function invoiceOf(row: {
  date: string;
  supplier_gstin: string | null;
  supplier_invoice_no: string | null;
}): ExpenseInvoice {
  return { date: row.date, supplierGstin: row.supplier_gstin, supplierInvoiceNo: row.supplier_invoice_no };
}
