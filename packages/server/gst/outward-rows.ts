import {
  CANCELLED_STATUS,
  paise,
  percent,
  POSTED_STATUS,
  quantity,
  type Percent,
  type SupplyKind,
} from "@vanbook/sdk/books";
import type { DocumentLine, PeriodDays } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { joinFacts, joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { visitEachRow } from "../report/run/run-report.ts";
import type { FrozenCustomer } from "./customer.ts";
import { remember } from "./remember.ts";

/** Whose documents are read, and of which days. */
export interface Asked {
  /** One snapshot for all statements. */
  db: Knex.Transaction;
  companyId: number;
  days: PeriodDays;
  /** Asks for the documents of these vouchers instead, whatever their days are. */
  voucherIds?: readonly number[];
}

/** The head of a document that has a number in the period. Decimals are those of the database. */
export interface HeadRow extends FrozenCustomer {
  document_id: number;
  voucher_id: number;
  edition: number;
  date: string;
  status: number;
  series_number: number;
  number: string;
  amount: string;
}

/** A bill, or a sale return with what its bill says of tax that is not charged. */
export interface GoodsHeadRow extends HeadRow {
  inter_state: number;
  no_tax_reason: string | null;
}

/** A sale return of which the tax stays as it is has `without_tax`. */
export interface ReturnHeadRow extends GoodsHeadRow {
  without_tax: number;
}

/** A note without goods has one rate. */
export interface NoteHeadRow extends HeadRow, TaxColumns {}

export interface TaxColumns {
  tax_rate: string;
  taxable: string;
  cgst: string;
  sgst: string;
  igst: string;
}

/** The line of a bill or sale return, without its unit. */
export interface OutwardLine extends Omit<DocumentLine, "uqc" | "supplyKind"> {
  documentId: number;
  itemId: number;
  supplyKind: SupplyKind | undefined;
  /** Of a document that charges no tax: the rate that the line leaves out. */
  rateNotCharged: Percent | undefined;
}

export function readBillHeads(request: Asked): Promise<GoodsHeadRow[]> {
  return select<GoodsHeadRow>(selectBills(request), BILL_COLUMNS);
}

export function readReturnHeads(request: Asked): Promise<ReturnHeadRow[]> {
  return select<ReturnHeadRow>(selectReturns(request), RETURN_COLUMNS);
}

export function readNoteHeads(request: Asked): Promise<NoteHeadRow[]> {
  return select<NoteHeadRow>(selectNotes(request), NOTE_COLUMNS);
}

export function readLoadHeads(request: Asked): Promise<HeadRow[]> {
  return select<HeadRow>(selectLoads(request), makeLoadColumns(request.db));
}

/** Joined with the customer as `p`. */
export function selectBills(request: Asked): Knex.QueryBuilder {
  const bills = selectHeads(request, "bills");
  return joinFacts(bills, "account_facts as p", "d.customer_id", "d.edition");
}

/** Joined with the customer as `p`, the voucher as `v` and the bill as `b`. */
export function selectReturns(request: Asked): Knex.QueryBuilder {
  const returns = selectHeads(request, "sale_returns");
  joinFacts(returns, "account_facts as p", "d.customer_id", "d.edition");
  joinOwn(returns, "vouchers as v", "v.id", "d.voucher_id");
  return joinOwn(returns, "bills as b", "b.id", "d.bill_id");
}

/** Notes to customers, of which no goods move; joined with the customer as `p` and the voucher. */
export function selectNotes(request: Asked): Knex.QueryBuilder {
  const notes = selectHeads(request, "notes").where("d.type", CREDIT_NOTE_TYPE);
  joinFacts(notes, "account_facts as p", "d.party_id", "d.edition");
  return joinOwn(notes, "vouchers as v", "v.id", "d.voucher_id");
}

/** Each movement of a van's goods has a delivery challan, in one sequence of numbers. */
export function selectLoads(request: Asked): Knex.QueryBuilder {
  return joinOwn(selectHeads(request, "van_loads"), "vouchers as v", "v.id", "d.voucher_id");
}

/** Visits the lines of all documents in effect, in no order. */
export async function visitLines(
  request: Asked,
  kind: "sale" | "sale_return",
  take: (line: OutwardLine) => void,
): Promise<void> {
  const { table, lines, parent, quantity: quantitySql } = LINE_SOURCES[kind];
  const documents = selectHeads(request, table).where("d.status", POSTED_STATUS);
  joinOwn(documents, `${lines} as l`, `l.${parent}`, "d.id");
  const query = documents
    .whereNotNull("l.line_no")
    .select("d.id", "l.line_no", "l.item_id", "l.hsn_code", "l.supply_kind", request.db.raw(quantitySql))
    .select("l.tax_rate", "l.rate_not_charged", "l.taxable", "l.cgst", "l.sgst", "l.igst");
  const readRate = remember(percent);
  const keepCode = remember(String);
  await visitEachRow(request.db, query, (row) => take(readLine(row, { readRate, keepCode })));
}

/** A few rates and codes are on all lines: each is in memory once. */
interface KnownTexts {
  readRate(text: string): Percent;
  keepCode(text: string): string;
}

/** In the order in which `visitLines` selects them; the driver gives decimals as texts. */
function readLine(row: readonly unknown[], { readRate, keepCode }: KnownTexts): OutwardLine {
  const [documentId, lineNo, itemId, hsnCode, supplyKind, count, rate, leftOut, taxable, cgst, sgst, igst] =
    row;
  // One literal: a return has hundreds of thousands of lines, and spreads take many times as long.
  return {
    documentId: Number(documentId),
    lineNo: Number(lineNo),
    itemId: Number(itemId),
    hsnCode: keepCode(String(hsnCode)),
    supplyKind: readSupplyKind(supplyKind),
    rateNotCharged: leftOut === null ? undefined : readRate(String(leftOut)),
    quantity: quantity(String(count)),
    taxRate: readRate(String(rate)),
    taxable: paise(String(taxable)),
    cgst: paise(String(cgst)),
    sgst: paise(String(sgst)),
    igst: paise(String(igst)),
  };
}

/** Undefined where it is not known. */
function readSupplyKind(text: unknown): SupplyKind | undefined {
  return SUPPLY_KINDS.find((kind) => kind === text);
}

const SUPPLY_KINDS: readonly SupplyKind[] = ["taxable", "nilRated", "exempt", "nonGst"];

/** Documents in effect and cancelled ones; an edit replaced the others, under the same number. */
export function selectHeads(
  { db, companyId, days, voucherIds }: Asked,
  table: OutwardTable,
): Knex.QueryBuilder {
  const heads = ofCompany(db, { companyId }, `${table} as d`).whereIn("d.status", [
    POSTED_STATUS,
    CANCELLED_STATUS,
  ]);
  return voucherIds
    ? heads.whereIn("d.voucher_id", [...voucherIds])
    : heads.whereBetween("d.date", [days.from, days.to]);
}

type OutwardTable = "bills" | "sale_returns" | "notes" | "van_loads";

/** The `type` of credit notes to customers. */
export const CREDIT_NOTE_TYPE = "CN";

const HEAD_COLUMNS = {
  ...{ document_id: "d.id", voucher_id: "d.voucher_id", edition: "d.edition", date: "d.date" },
  ...{ status: "d.status", series_number: "d.number", amount: "d.amount" },
  ...{ party_name: "p.name", gstin: "p.gstin", gst_kind: "p.gst_kind" },
  place_of_supply: "d.place_of_supply",
} as const;
export const BILL_COLUMNS = {
  ...{ ...HEAD_COLUMNS, number: "d.bill_no" },
  ...{ inter_state: "d.inter_state", no_tax_reason: "d.no_tax_reason" },
} as const;
export const RETURN_COLUMNS = {
  ...{ ...HEAD_COLUMNS, number: "v.voucher_no", without_tax: "d.without_tax" },
  ...{ inter_state: "d.inter_state", no_tax_reason: "b.no_tax_reason" },
} as const;
export const NOTE_COLUMNS = {
  ...{ ...HEAD_COLUMNS, number: "v.voucher_no", tax_rate: "d.tax_rate" },
  ...{ taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" },
} as const;

/** A van load has no amount and no customer. */
export function makeLoadColumns(db: Knex) {
  const none = db.raw("NULL");
  return {
    ...{ ...HEAD_COLUMNS, number: "v.voucher_no", amount: db.raw("'0.00'") },
    ...{ party_name: none, gstin: none, gst_kind: none, place_of_supply: none },
  };
}

const LINE_SOURCES = {
  sale: { table: "bills", lines: "bill_lines", parent: "bill_id", quantity: "l.quantity" },
  sale_return: {
    table: "sale_returns",
    lines: "sale_return_lines",
    parent: "sale_return_id",
    quantity: "l.good_quantity + l.damaged_quantity + l.expired_quantity",
  },
} as const;
