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
}

export interface CheckedNoteRow extends CheckedHeadRow, TaxColumns {}

interface CheckedHeads {
  sale: CheckedHeadRow[];
  sale_return: CheckedHeadRow[];
  credit_note: CheckedNoteRow[];
  van_load: CheckedHeadRow[];
}

export async function readCheckedHeads(asked: Asked): Promise<CheckedHeads> {
  return {
    sale: await readBills(asked),
    sale_return: await readReturns(asked),
    credit_note: await readNotes(asked),
    van_load: await readLoads(asked),
  };
}

function readBills(asked: Asked): Promise<CheckedHeadRow[]> {
  const bills = selectHeads(asked, "bills");
  joinFacts(bills, "account_facts as p", "d.customer_id", "d.edition");
  return select<CheckedHeadRow>(bills, {
    ...{ ...OWN_COLUMNS, ...PARTY_COLUMNS, customer_id: "d.customer_id", number: "d.bill_no" },
    ...{ series_id: "d.series_id", inv_type: "d.inv_type", without_tax: asked.db.raw("NULL") },
  });
}

function readReturns(asked: Asked): Promise<CheckedHeadRow[]> {
  const returns = selectHeads(asked, "sale_returns");
  joinFacts(returns, "account_facts as p", "d.customer_id", "d.edition");
  joinOwn(returns, "vouchers as v", "v.id", "d.voucher_id");
  return select<CheckedHeadRow>(returns, {
    ...{ ...OWN_COLUMNS, ...PARTY_COLUMNS, customer_id: "d.customer_id", number: "v.voucher_no" },
    ...{ ...noSeries(asked), without_tax: "d.without_tax" },
  });
}

function readNotes(asked: Asked): Promise<CheckedNoteRow[]> {
  const notes = selectHeads(asked, "notes").where("d.type", CREDIT_NOTE_TYPE);
  joinFacts(notes, "account_facts as p", "d.party_id", "d.edition");
  joinOwn(notes, "vouchers as v", "v.id", "d.voucher_id");
  return select<CheckedNoteRow>(notes, {
    ...{ ...OWN_COLUMNS, ...PARTY_COLUMNS, customer_id: "d.party_id", number: "v.voucher_no" },
    ...{ ...noSeries(asked), without_tax: asked.db.raw("NULL"), tax_rate: "d.tax_rate" },
    ...{ taxable: "d.taxable", cgst: "d.cgst", sgst: "d.sgst", igst: "d.igst" },
  });
}

function readLoads(asked: Asked): Promise<CheckedHeadRow[]> {
  const loads = selectHeads(asked, "van_loads");
  joinOwn(loads, "vouchers as v", "v.id", "d.voucher_id");
  const none = asked.db.raw("NULL");
  return select<CheckedHeadRow>(loads, {
    ...{ ...OWN_COLUMNS, number: "v.voucher_no", amount: asked.db.raw("'0.00'"), ...noSeries(asked) },
    ...{ customer_id: none, without_tax: none, place_of_supply: none },
    ...{ party_name: none, gstin: none, address: none, state: none, pin: none },
  });
}

function noSeries({ db }: Asked) {
  return { series_id: db.raw("NULL"), inv_type: db.raw("NULL") };
}

const OWN_COLUMNS = {
  ...{ document_id: "d.id", voucher_id: "d.voucher_id", edition: "d.edition", date: "d.date" },
  ...{ status: "d.status", series_number: "d.number", amount: "d.amount" },
} as const;
const PARTY_COLUMNS = {
  ...{ place_of_supply: "d.place_of_supply", party_name: "p.name", gstin: "p.gstin" },
  ...{ address: "p.address", state: "p.state", pin: "p.pin" },
} as const;
