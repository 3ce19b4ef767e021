import { POSTED_STATUS, paise, percent, readNoTaxReason } from "@vanbook/sdk/books";
import {
  findDocumentTable,
  GSTR1_LAWS,
  type DocumentLine,
  type GstCompany,
  type ReferredInvoice,
} from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { joinFacts, joinOwn } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { readCustomer, type FrozenCustomer } from "./customer.ts";
import type { FindUnit } from "./item-units.ts";
import { CREDIT_NOTE_TYPE, selectHeads, type Asked } from "./outward-rows.ts";

/** The bills to which the notes of the period refer, by the note's voucher. */
export interface ReferredBills {
  /** None for a note without a bill, "unknown" if it does not say where the note goes. */
  findInvoice(noteVoucherId: number): ReferredInvoice | "unknown" | undefined;
  /** The lines with the note's rate, of a note without goods. */
  listLines(noteVoucherId: number): readonly DocumentLine[];
}

export async function readReferredBills(
  request: Asked,
  company: GstCompany,
  findUnit: FindUnit,
): Promise<ReferredBills> {
  const invoices = new Map<number, (ReferredInvoice | "unknown")[]>();
  for (const row of await readBillRows(request))
    addTo(invoices, row.note_voucher_id, readInvoice(row, company));
  const lines = new Map<number, DocumentLine[]>();
  for (const row of await readNoteLines(request))
    addTo(lines, row.note_voucher_id, readSpreadLine(row, findUnit));
  return {
    findInvoice: (noteVoucherId) => findDecidingInvoice(invoices.get(noteVoucherId) ?? []),
    listLines: (noteVoucherId) => lines.get(noteVoucherId) ?? [],
  };
}

/** A note that settles several bills has one place only if all of them have. */
function findDecidingInvoice(
  invoices: readonly (ReferredInvoice | "unknown")[],
): ReferredInvoice | "unknown" | undefined {
  const [first, ...others] = invoices;
  if (first === undefined || first === "unknown") return first;
  const isSame = (other: ReferredInvoice | "unknown") =>
    other !== "unknown" && other.table === first.table && other.party.gstin === first.party.gstin;
  return others.every(isSame) ? first : "unknown";
}

async function readBillRows({ db, ...request }: Asked): Promise<BillRow[]> {
  const bills = listReferences({ db, ...request }).map(({ notes }) => {
    joinFacts(notes, "account_facts as p", "b.customer_id", "b.edition");
    return notes.select({
      ...{ note_voucher_id: "d.voucher_id", id: "b.voucher_id", number: "b.bill_no", date: "b.date" },
      ...{ amount: "b.amount", place_of_supply: "b.place_of_supply", party_name: "p.name", gstin: "p.gstin" },
      ...{ gst_kind: "p.gst_kind", no_tax_reason: "b.no_tax_reason" },
      taxed: db.raw(hasLineSql("l.supply_kind = 'taxable'")),
      unknown: db.raw(hasLineSql("l.supply_kind IS NULL")),
    });
  });
  return select<BillRow>(db.from(db.unionAll(bills).as("r")).orderBy(["date", "id"]), {
    ...{ note_voucher_id: "r.note_voucher_id", id: "r.id", number: "r.number", date: "r.date" },
    ...{ amount: "r.amount", place_of_supply: "r.place_of_supply" },
    ...{ party_name: "r.party_name", gstin: "r.gstin", taxed: "r.taxed", unknown: "r.unknown" },
    ...{ gst_kind: "r.gst_kind", no_tax_reason: "r.no_tax_reason" },
  });
}

function readInvoice(row: BillRow, company: GstCompany): ReferredInvoice | "unknown" {
  const { id, number, date, place_of_supply: placeOfSupply } = row;
  const { party } = readCustomer(row);
  const isAnyTaxed = row.taxed === 1;
  if (!party || placeOfSupply === null || (!isAnyTaxed && row.unknown === 1)) return "unknown";
  const invoice = {
    ...{ id, number, date, party, placeOfSupply, value: paise(row.amount), kind: "invoice" as const },
    ...{ hasGoods: true, series: "", seriesNumber: 0, isCancelled: false, lines: [] },
    isReverseCharge: readNoTaxReason(row.no_tax_reason) === "reverseCharge",
  };
  const table = isAnyTaxed ? findDocumentTable(company, invoice, GSTR1_LAWS) : undefined;
  return { id, number, date, table, party };
}

/** Of credit notes without goods: goods that come back have own codes. */
async function readNoteLines({ db, ...request }: Asked): Promise<LineRow[]> {
  const lines = listReferences({ db, ...request })
    .filter(({ hasGoods }) => !hasGoods)
    .map(({ notes }) => {
      joinOwn(notes, "bill_lines as l", "l.bill_id", "b.id");
      return notes
        .where("l.tax_rate", db.ref("d.tax_rate"))
        .where("l.tax_rate", ">", 0)
        .select({
          ...{ note_voucher_id: "d.voucher_id", edition: "b.edition", item_id: "l.item_id" },
          ...{ line_no: "l.line_no", hsn_code: "l.hsn_code", tax_rate: "l.tax_rate", taxable: "l.taxable" },
          bill: "b.id",
        });
    });
  return select<LineRow>(db.from(db.unionAll(lines).as("r")).orderBy(["bill", "line_no"]), {
    ...{ note_voucher_id: "r.note_voucher_id", edition: "r.edition", item_id: "r.item_id" },
    ...{ hsn_code: "r.hsn_code", tax_rate: "r.tax_rate", taxable: "r.taxable" },
  });
}

/** What `spreadNote` asks of a bill's line. */
function readSpreadLine(row: LineRow, findUnit: FindUnit): DocumentLine {
  return {
    ...{ lineNo: 0, hsnCode: row.hsn_code, uqc: findUnit(row.item_id, row.edition) ?? "" },
    ...{ quantity: 0n, taxRate: percent(row.tax_rate), supplyKind: "taxable" },
    ...{ taxable: paise(row.taxable), cgst: 0n, sgst: 0n, igst: 0n },
  };
}

/**
 * The notes `d` of the period, each with a bill `b` that it refers to: a sale return with the bill
 * whose goods came back; a credit note with the bill that it names, otherwise with those that it
 * settles.
 */
function listReferences(request: Asked): { hasGoods: boolean; notes: Knex.QueryBuilder }[] {
  const selectNotes = () =>
    selectHeads(request, "notes").where({ "d.type": CREDIT_NOTE_TYPE, "d.status": POSTED_STATUS });
  const returns = selectHeads(request, "sale_returns").where("d.status", POSTED_STATUS);
  joinOwn(returns, "bills as b", "b.id", "d.bill_id");
  const naming = selectNotes();
  joinOwn(naming, "bills as b", "b.voucher_id", "d.refers_to");
  const settling = selectNotes().whereNull("d.refers_to");
  joinOwn(settling, "settlements as s", "s.voucher_id", "d.voucher_id");
  joinOwn(settling, "bills as b", "b.voucher_id", "s.bill_voucher_id");
  return [
    { hasGoods: true, notes: returns.whereNotNull("b.id") },
    { hasGoods: false, notes: naming.whereNotNull("b.id") },
    { hasGoods: false, notes: settling.whereNotNull("b.id") },
  ];
}

function hasLineSql(condition: string): string {
  return `EXISTS (SELECT 1 FROM bill_lines l WHERE l.company_id = b.company_id AND l.bill_id = b.id AND ${condition})`;
}

function addTo<Value>(lists: Map<number, Value[]>, key: number, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

interface BillRow extends FrozenCustomer {
  note_voucher_id: number;
  id: number;
  number: string;
  date: string;
  amount: string;
  no_tax_reason: string | null;
  taxed: number;
  unknown: number;
}

interface LineRow {
  note_voucher_id: number;
  edition: number;
  item_id: number;
  hsn_code: string;
  tax_rate: string;
  taxable: string;
}
