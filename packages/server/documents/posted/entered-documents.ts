import type { Knex } from "knex";
import type { VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany } from "../../auth/scope.ts";
import { namedBills } from "../papers/named-bills.ts";
import { given, type DocumentRow, type Entered } from "./entered-document-row.ts";
import { enteredBill, enteredPurchase, enteredStockCount } from "./entered-goods.ts";
import { enteredOpening } from "./entered-opening.ts";
import { MODE_CODE } from "../references/money-accounts.ts";

/**
 * Reads a document as input of the operation that edits it: sent back unchanged, it posts the same again. Empty for
 * kinds without a form.
 */
export async function enteredDocument(
  db: Knex,
  principal: Principal,
  document: Entered,
): Promise<Partial<Schema<"EnteredDocument">>> {
  const form = FORMS[document.kind];
  return form
    ? form.read(await documentRow(db, principal, form.table, document.id), db, principal, document)
    : {};
}

interface Form {
  table: string;
  read: (
    row: DocumentRow,
    db: Knex,
    principal: Principal,
    document: Entered,
  ) => Partial<Schema<"EnteredDocument">> | Promise<Partial<Schema<"EnteredDocument">>>;
}

/** The kinds of documents that have a form for editing. */
const FORMS: Partial<Record<VoucherKind, Form>> = {
  journal: { table: "journals", read: async (...of) => ({ journals: await enteredJournal(...of) }) },
  contra: { table: "journals", read: (row) => ({ contras: enteredContra(row) }) },
  payment: { table: "payments", read: async (...of) => ({ payments: await enteredMoney(...of) }) },
  receipt: { table: "receipts", read: async (...of) => ({ receipts: await enteredMoney(...of) }) },
  credit_note: { table: "notes", read: async (...of) => ({ creditNotes: await enteredNote(...of) }) },
  debit_note: { table: "notes", read: async (...of) => ({ debitNotes: await enteredNote(...of) }) },
  expense: { table: "expenses", read: (row) => ({ expenses: enteredExpense(row) }) },
  hand_over: { table: "hand_overs", read: (row) => ({ handOvers: enteredHandOver(row) }) },
  // An opening has no document row: it is found by its voucher.
  opening: { table: "vouchers", read: async (...of) => ({ openings: await enteredOpening(...of) }) },
  stock_count: {
    table: "stock_counts",
    read: async (...of) => ({ stockCounts: await enteredStockCount(...of) }),
  },
  sale: { table: "bills", read: async (...of) => ({ bills: await enteredBill(...of) }) },
  purchase: { table: "purchases", read: async (...of) => ({ purchases: await enteredPurchase(...of) }) },
};

async function documentRow(db: Knex, principal: Principal, table: string, id: number): Promise<DocumentRow> {
  const row = (await ofCompany(db, principal, `${table} as d`).where("d.id", id).first("d.*")) as
    | DocumentRow
    | undefined; // knex knows no column types
  if (!row) throw problem("NOT_FOUND");
  return row;
}

async function enteredJournal(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { voucherId }: Entered,
): Promise<Schema<"JournalInput">> {
  const lines: { account_id: number; debit: string; credit: string; narration: string | null }[] =
    await ofCompany(db, principal, "ledger_entries as e")
      .where("e.voucher_id", voucherId)
      .orderBy("e.line_no")
      .select("e.account_id", "e.debit", "e.credit", "e.narration");
  return {
    ...headOf(row),
    ...given({ otherNarration: row.other_narration }),
    lines: lines.map(({ account_id, debit, credit, narration }) => ({
      accountId: account_id,
      ...(Number(debit) > 0 ? { debit } : { credit }),
      ...given({ narration }),
    })),
  };
}

function enteredContra(row: DocumentRow): Schema<"ContraInput"> {
  return {
    ...headOf(row),
    fromAccountId: row.credit_id,
    toAccountId: row.debit_id,
    amount: row.amount,
    ...given({ otherNarration: row.other_narration }),
  };
}

async function enteredMoney(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { kind, voucherId }: Entered,
): Promise<Schema<"PaymentInput"> & Schema<"ReceiptDocumentInput">> {
  const mode = modeOf(row);
  return {
    ...headOf(row),
    mode,
    partyId: row.party_id,
    ledgerId: row.ledger_id,
    amount: row.amount,
    ...(Number(row.discount) > 0 && { discount: row.discount }),
    ...given({ userId: row.user_id, remark: row.remark }),
    ...(mode === "cheque" && given({ cheque: chequeOf(row) })),
    ...(await readAgainst(db, principal, kind === "receipt" ? "bills" : "purchases", voucherId)),
  };
}

async function enteredNote(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { kind, voucherId }: Entered,
): Promise<Schema<"CreditNoteInput"> & Schema<"DebitNoteInput">> {
  return {
    ...headOf(row),
    partyId: row.party_id,
    accountId: row.account_id,
    amount: row.amount,
    ...(Number(row.tax_rate) > 0 && { taxRate: row.tax_rate }),
    ...(await readAgainst(db, principal, kind === "credit_note" ? "bills" : "purchases", voucherId)),
  };
}

/** The bills or purchases that a voucher settles, if it names any. */
async function readAgainst(db: Knex, principal: Principal, bills: "bills" | "purchases", voucherId: number) {
  const named = await namedBills(db, principal, bills, voucherId);
  return named.length > 0 ? { against: named.map(({ billId, amount }) => ({ billId, amount })) } : {};
}

/** A cheque as input; null if the office entered it without a number or bank: the form then asks for them. */
function chequeOf(row: DocumentRow): Schema<"Cheque"> | null {
  const { cheque_no: number, bank } = row;
  if (!number?.trim() || !bank?.trim()) return null;
  return { number, date: row.cheque_date ?? row.date, bank, ...given({ branch: row.bank_branch }) };
}

function enteredExpense(row: DocumentRow): Schema<"ExpenseInput"> {
  return {
    ...headOf(row),
    mode: modeOf(row),
    accountId: row.account_id,
    ledgerId: row.ledger_id,
    amount: row.amount,
    ...(Number(row.tax_rate) > 0 && { taxRate: row.tax_rate }),
    ...(row.reverse_charge === 1 && { reverseCharge: true }),
    ...given({
      ...{ supplierGstin: row.supplier_gstin, supplierInvoiceNo: row.supplier_invoice_no },
      ...{ userId: row.user_id, tripId: row.trip_id },
    }),
  };
}

function enteredHandOver(row: DocumentRow): Schema<"HandOverInput"> {
  return { ...headOf(row), userId: row.user_id ?? 0, amount: row.amount };
}

function headOf({ date, narration }: DocumentRow) {
  return { date, ...given({ narration }) };
}

function modeOf({ mode }: DocumentRow): Schema<"MoneyMode"> {
  const modes = Object.entries(MODE_CODE) as [Schema<"MoneyMode">, string][]; // Object.entries widens the names
  return modes.find(([, code]) => code === mode)?.[0] ?? "cash";
}
