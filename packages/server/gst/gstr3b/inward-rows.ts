import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { PeriodDays } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { joinFacts, joinOwn, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";

/** Whose documents are read, and of which days. */
export interface AskedInward {
  /** One snapshot for all statements. */
  db: Knex.Transaction;
  companyId: number;
  days: PeriodDays;
}

/** The head of a supplier's document in effect. Decimals are those of the database. */
export interface InwardHeadRow {
  document_id: number;
  voucher_id: number;
  number: string;
  date: string;
  amount: string;
  inter_state: number;
  party_name: string | null;
  gstin: string | null;
}

export interface TaxColumns {
  taxable: string;
  cgst: string;
  sgst: string;
  igst: string;
}

export interface InwardLineRow extends TaxColumns {
  document_id: number;
  line_no: number;
  tax_rate: string;
  supply_kind: string | null;
}

/** A debit note without goods has one rate. */
export interface DebitNoteRow extends InwardHeadRow, TaxColumns {
  tax_rate: string;
}

/** On reverse charge, the tax comes on top of the amount. */
export interface ExpenseRow
  extends Omit<InwardHeadRow, "inter_state" | "party_name">, Omit<TaxColumns, "taxable"> {
  reverse_charge: number;
}

export function readPurchaseHeads(request: AskedInward): Promise<InwardHeadRow[]> {
  return selectHeads(selectDocuments(request, "purchases"), "d.supplier_id");
}

export function readReturnHeads(request: AskedInward): Promise<InwardHeadRow[]> {
  return selectHeads(selectDocuments(request, "purchase_returns"), "d.supplier_id");
}

/** Notes to suppliers, of which no goods move, with the tax that they reverse. */
export function readDebitNotes(request: AskedInward): Promise<DebitNoteRow[]> {
  const notes = selectDocuments(request, "notes")
    .where("d.type", DEBIT_NOTE_TYPE)
    .where("d.tax_rate", ">", 0);
  joinFacts(notes, "account_facts as p", "d.party_id", "d.edition");
  return select<DebitNoteRow>(notes, { ...HEAD_COLUMNS, ...TAX_COLUMNS, tax_rate: "d.tax_rate" });
}

/** Those whose tax is claimed. */
export function readTaxedExpenses(request: AskedInward): Promise<ExpenseRow[]> {
  const expenses = selectDocuments(request, "expenses").where("d.tax_rate", ">", 0);
  const { inter_state: _interState, party_name: _name, gstin: _gstin, ...columns } = HEAD_COLUMNS;
  return select<ExpenseRow>(expenses, {
    ...{ ...columns, gstin: "d.supplier_gstin", reverse_charge: "d.reverse_charge" },
    ...{ cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" },
  });
}

export function readInwardLines(
  request: AskedInward,
  kind: "purchase" | "purchase_return",
): Promise<InwardLineRow[]> {
  const documents = selectDocuments(request, kind === "purchase" ? "purchases" : "purchase_returns");
  joinOwn(documents, `${kind}_lines as l`, `l.${kind}_id`, "d.id");
  return select<InwardLineRow>(documents.whereNotNull("l.line_no").orderBy(["l.line_no"]), {
    ...{ document_id: "d.id", line_no: "l.line_no", tax_rate: "l.tax_rate", supply_kind: "l.supply_kind" },
    ...{ taxable: "l.taxable", cgst: "l.cgst", sgst: "l.sgst", igst: "l.igst" },
  });
}

function selectHeads(documents: Knex.QueryBuilder, supplier: string): Promise<InwardHeadRow[]> {
  joinFacts(documents, "account_facts as p", supplier, "d.edition");
  return select<InwardHeadRow>(documents, HEAD_COLUMNS);
}

/** A cancelled document, and one that an edit replaced, claims nothing. */
function selectDocuments(
  { db, companyId, days }: AskedInward,
  table: "purchases" | "purchase_returns" | "notes" | "expenses",
): Knex.QueryBuilder {
  const documents = ofCompany(db, { companyId }, `${table} as d`)
    .whereBetween("d.date", [days.from, days.to])
    .where("d.status", POSTED_STATUS);
  return joinOwn(documents, "vouchers as v", "v.id", "d.voucher_id");
}

const HEAD_COLUMNS = {
  ...{ document_id: "d.id", voucher_id: "d.voucher_id", number: "v.voucher_no", date: "d.date" },
  ...{ amount: "d.amount", inter_state: "d.inter_state", party_name: "p.name", gstin: "p.gstin" },
} as const;
const TAX_COLUMNS = { taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" } as const;

/** The `type` of debit notes to suppliers. */
const DEBIT_NOTE_TYPE = "DN";
