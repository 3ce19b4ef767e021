import type { Knex } from "knex";
import { ACCOUNT_GROUP, type VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { ofCompany } from "../../auth/scope.ts";
import { readNamedBills, readReferredBill } from "../papers/named-bills.ts";
import { omitEmpty, type DocumentRow, type Entered } from "./entered-document-row.ts";
import { readBillInput, readPurchaseInput, readStockCountInput } from "./entered-goods.ts";
import { readOpeningInput } from "./entered-opening.ts";
import { MODE_CODE } from "../references/money-accounts.ts";

/** Input that edits the document: unchanged, it posts the same. Empty for kinds without a form. */
export async function readEnteredDocument(
  db: Knex,
  principal: Principal,
  document: Entered,
): Promise<Partial<Schema<"EnteredDocument">>> {
  const form = FORMS[document.kind];
  return form
    ? form.read(await readDocumentRow(db, principal, form.table, document.id), db, principal, document)
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

const FORMS: Partial<Record<VoucherKind, Form>> = {
  journal: { table: "journals", read: async (...of) => ({ journals: await readJournalInput(...of) }) },
  contra: { table: "journals", read: (row) => ({ contras: makeContraInput(row) }) },
  payment: { table: "payments", read: async (...of) => ({ payments: await readMoneyInput(...of) }) },
  receipt: { table: "receipts", read: async (...of) => ({ receipts: await readMoneyInput(...of) }) },
  credit_note: { table: "notes", read: async (...of) => ({ creditNotes: await readNoteInput(...of) }) },
  debit_note: { table: "notes", read: async (...of) => ({ debitNotes: await readNoteInput(...of) }) },
  expense: { table: "expenses", read: (row) => ({ expenses: makeExpenseInput(row) }) },
  hand_over: { table: "hand_overs", read: (row) => ({ handOvers: makeHandOverInput(row) }) },
  // An opening has no document row, so its voucher is read.
  opening: { table: "vouchers", read: async (...of) => ({ openings: await readOpeningInput(...of) }) },
  stock_count: {
    table: "stock_counts",
    read: async (...of) => ({ stockCounts: await readStockCountInput(...of) }),
  },
  sale: { table: "bills", read: async (...of) => ({ bills: await readBillInput(...of) }) },
  purchase: { table: "purchases", read: async (...of) => ({ purchases: await readPurchaseInput(...of) }) },
};

async function readDocumentRow(
  db: Knex,
  principal: Principal,
  table: string,
  id: number,
): Promise<DocumentRow> {
  const row = (await ofCompany(db, principal, `${table} as d`).where("d.id", id).first("d.*")) as
    | DocumentRow
    | undefined; // knex knows no column types
  if (!row) throw problem("NOT_FOUND");
  return row;
}

async function readJournalInput(
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
    ...makeHeadInput(row),
    ...omitEmpty({ otherNarration: row.other_narration }),
    lines: lines.map(({ account_id, debit, credit, narration }) => ({
      accountId: account_id,
      ...(Number(debit) > 0 ? { debit } : { credit }),
      ...omitEmpty({ narration }),
    })),
  };
}

function makeContraInput(row: DocumentRow): Schema<"ContraInput"> {
  return {
    ...makeHeadInput(row),
    fromAccountId: row.credit_id,
    toAccountId: row.debit_id,
    amount: row.amount,
    ...omitEmpty({ otherNarration: row.other_narration }),
  };
}

async function readMoneyInput(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { kind, voucherId }: Entered,
): Promise<Schema<"PaymentInput"> & Schema<"ReceiptDocumentInput">> {
  const mode = getModeName(row);
  return {
    ...makeHeadInput(row),
    mode,
    ...(await readPaidAccount(db, principal, row.party_id)),
    ledgerId: row.ledger_id,
    amount: row.amount,
    ...(Number(row.discount) > 0 && { discount: row.discount }),
    ...omitEmpty({ userId: row.user_id, remark: row.remark }),
    ...(mode === "cheque" && omitEmpty({ cheque: makeChequeInput(row) })),
    ...(await readAgainst(db, principal, kind === "receipt" ? "bills" : "purchases", voucherId)),
  };
}

/** An account that is no customer or supplier is named by `accountId`. */
async function readPaidAccount(db: Knex, principal: Principal, id: number) {
  const account: { group_id: number } | undefined = await ofCompany(db, principal, "accounts as a")
    .where("a.id", id)
    .first("a.group_id");
  const isParty = account && PARTY_GROUPS.includes(account.group_id);
  return isParty ? { partyId: id } : { accountId: id };
}

async function readNoteInput(
  row: DocumentRow,
  db: Knex,
  principal: Principal,
  { kind, voucherId }: Entered,
): Promise<Schema<"CreditNoteInput"> & Schema<"DebitNoteInput">> {
  const [bills, field] =
    kind === "credit_note" ? (["bills", "billId"] as const) : (["purchases", "purchaseId"] as const);
  const { refers_to: refersTo } = row;
  const referredBill = refersTo === null ? undefined : await readReferredBill(db, principal, bills, refersTo);
  return {
    ...makeHeadInput(row),
    partyId: row.party_id,
    accountId: row.account_id,
    amount: row.amount,
    ...(Number(row.tax_rate) > 0 && { taxRate: row.tax_rate }),
    ...(referredBill && { [field]: referredBill.billId }),
    ...omitEmpty({ supplierNoteNo: row.supplier_note_no, supplierNoteDate: row.supplier_note_date }),
    ...(await readAgainst(db, principal, bills, voucherId)),
  };
}

async function readAgainst(db: Knex, principal: Principal, bills: "bills" | "purchases", voucherId: number) {
  const settledBills = await readNamedBills(db, principal, bills, voucherId);
  return settledBills.length > 0
    ? { against: settledBills.map(({ billNo: _billNo, date: _date, ...named }) => named) }
    : {};
}

/** Null if the office entered the cheque without a number or bank: the form then asks for them. */
function makeChequeInput(row: DocumentRow): Schema<"Cheque"> | null {
  const { cheque_no: number, bank } = row;
  if (!number?.trim() || !bank?.trim()) return null;
  return { number, date: row.cheque_date ?? row.date, bank, ...omitEmpty({ branch: row.bank_branch }) };
}

function makeExpenseInput(row: DocumentRow): Schema<"ExpenseInput"> {
  return {
    ...makeHeadInput(row),
    mode: getModeName(row),
    accountId: row.account_id,
    ledgerId: row.ledger_id,
    amount: row.amount,
    ...(Number(row.tax_rate) > 0 && { taxRate: row.tax_rate }),
    ...(row.reverse_charge === 1 && { reverseCharge: true }),
    ...omitEmpty({
      ...{ supplierGstin: row.supplier_gstin, supplierInvoiceNo: row.supplier_invoice_no },
      supplierInvoiceDate: row.supplier_invoice_date,
      ...{ userId: row.user_id, tripId: row.trip_id },
    }),
  };
}

function makeHandOverInput(row: DocumentRow): Schema<"HandOverInput"> {
  return { ...makeHeadInput(row), userId: row.user_id ?? 0, amount: row.amount };
}

function makeHeadInput({ date, narration }: DocumentRow) {
  return { date, ...omitEmpty({ narration }) };
}

function getModeName({ mode }: DocumentRow): Schema<"MoneyMode"> {
  const modes = Object.entries(MODE_CODE) as [Schema<"MoneyMode">, string][]; // Object.entries widens the names
  const name = modes.find(([, code]) => code === mode)?.[0];
  if (name === undefined) throw new RangeError(`No mode of money has the code ${mode}.`);
  return name;
}

const PARTY_GROUPS: readonly number[] = [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors];
