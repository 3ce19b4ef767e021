import { joinFacts, joinOwn } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import { CREDIT_NOTE_TYPE, selectHeads, type Asked, type HeadRow, type TaxColumns } from "../outward-rows.ts";

/** The head of a document, with what it has frozen of its customer's address. */
export interface CheckedHeadRow extends HeadRow {
  /** Null for a van load. */
  customer_id: number | null;
  address: string | null;
  state: string | null;
  pin: string | null;
  /** Of a bill. */
  series_id: number | null;
  inv_type: string | null;
  /** Of a sale return. */
  without_tax: number | null;
  /** Of a bill and a sale return. */
  no_tax_reason: string | null;
  inter_state: number | null;
}

export interface CheckedNoteRow extends CheckedHeadRow, TaxColumns {}

interface CheckedHeads {
  sale: CheckedHeadRow[];
  sale_return: CheckedHeadRow[];
  credit_note: CheckedNoteRow[];
  van_load: CheckedHeadRow[];
}

export async function readCheckedHeads(request: Asked): Promise<CheckedHeads> {
  return {
    sale: await readBills(request),
    sale_return: await readReturns(request),
    credit_note: await readNotes(request),
    van_load: await readLoads(request),
  };
}

function readBills(request: Asked): Promise<CheckedHeadRow[]> {
  const bills = selectHeads(request, "bills");
  joinFacts(bills, "account_facts as p", "d.customer_id", "d.edition");
  return select<CheckedHeadRow>(bills, {
    ...{ ...OWN_COLUMNS, ...PARTY_COLUMNS, customer_id: "d.customer_id", number: "d.bill_no" },
    ...{ series_id: "d.series_id", inv_type: "d.inv_type", without_tax: request.db.raw("NULL") },
    ...{ no_tax_reason: "d.no_tax_reason", inter_state: "d.inter_state" },
  });
}

function readReturns(request: Asked): Promise<CheckedHeadRow[]> {
  const returns = selectHeads(request, "sale_returns");
  joinFacts(returns, "account_facts as p", "d.customer_id", "d.edition");
  joinOwn(returns, "vouchers as v", "v.id", "d.voucher_id");
  joinOwn(returns, "bills as b", "b.id", "d.bill_id");
  return select<CheckedHeadRow>(returns, {
    ...{ ...OWN_COLUMNS, ...PARTY_COLUMNS, customer_id: "d.customer_id", number: "v.voucher_no" },
    ...{ ...leaveSeriesOut(request), without_tax: "d.without_tax" },
    ...{ no_tax_reason: "b.no_tax_reason", inter_state: "d.inter_state" },
  });
}

function readNotes(request: Asked): Promise<CheckedNoteRow[]> {
  const notes = selectHeads(request, "notes").where("d.type", CREDIT_NOTE_TYPE);
  joinFacts(notes, "account_facts as p", "d.party_id", "d.edition");
  joinOwn(notes, "vouchers as v", "v.id", "d.voucher_id");
  return select<CheckedNoteRow>(notes, {
    ...{ ...OWN_COLUMNS, ...PARTY_COLUMNS, customer_id: "d.party_id", number: "v.voucher_no" },
    ...{ ...leaveSeriesOut(request), without_tax: request.db.raw("NULL"), tax_rate: "d.tax_rate" },
    ...{ taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" },
    ...{ no_tax_reason: request.db.raw("NULL"), inter_state: request.db.raw("NULL") },
  });
}

function readLoads(request: Asked): Promise<CheckedHeadRow[]> {
  const loads = selectHeads(request, "van_loads");
  joinOwn(loads, "vouchers as v", "v.id", "d.voucher_id");
  const none = request.db.raw("NULL");
  return select<CheckedHeadRow>(loads, {
    ...{
      ...OWN_COLUMNS,
      number: "v.voucher_no",
      amount: request.db.raw("'0.00'"),
      ...leaveSeriesOut(request),
    },
    ...{ customer_id: none, without_tax: none, place_of_supply: none },
    ...{ no_tax_reason: none, inter_state: none },
    ...{ party_name: none, gstin: none, gst_kind: none, address: none, state: none, pin: none },
  });
}

function leaveSeriesOut({ db }: Asked) {
  return { series_id: db.raw("NULL"), inv_type: db.raw("NULL") };
}

const OWN_COLUMNS = {
  ...{ document_id: "d.id", voucher_id: "d.voucher_id", edition: "d.edition", date: "d.date" },
  ...{ status: "d.status", series_number: "d.number", amount: "d.amount" },
} as const;
const PARTY_COLUMNS = {
  ...{ place_of_supply: "d.place_of_supply", party_name: "p.name", gstin: "p.gstin", gst_kind: "p.gst_kind" },
  ...{ address: "p.address", state: "p.state", pin: "p.pin" },
} as const;
