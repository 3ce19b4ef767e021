import {
  CANCELLED_STATUS,
  paise,
  percent,
  quantity,
  readNoTaxReason,
  REPLACED_STATUS,
} from "@vanbook/sdk/books";
import {
  findDocumentTable,
  GSTR1_LAWS,
  spreadNote,
  type DocumentLine,
  type GstCompany,
  type PeriodDays,
  type ReferredInvoice,
} from "@vanbook/sdk/gst";
import { readCustomer } from "../../gst/customer.ts";
import { findSeries } from "../../gst/document-series.ts";
import {
  splitResults,
  type IssuedDocument,
  type IssuedDocuments,
  type LackedFact,
  type UnknownDocument,
} from "../../gst/outward-document.ts";
import { addUnchargedTax } from "../../gst/uncharged-tax.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { withIssuedMasters } from "../issued.ts";
import type { BillLine, Tables } from "../tables.ts";

/** Bills and credit notes; the stand-in has no sale returns and no vans. */
export function listIssuedDocuments(
  books: StandInBooks,
  company: GstCompany,
  { from, to }: PeriodDays,
): IssuedDocuments {
  const { bills, notes } = books.tables;
  const isOfPeriod = ({ date, status }: { date: string; status: number }) =>
    status !== REPLACED_STATUS && from <= date && date <= to;
  return splitResults([
    ...bills.filter(isOfPeriod).map((bill) => makeInvoice(books, bill)),
    ...notes
      .filter((note) => note.type === "CN" && isOfPeriod(note))
      .map((note) => makeNote(books, company, note)),
  ]);
}

type Bill = Tables["bills"][number];
type Note = Tables["notes"][number];

function makeInvoice(books: StandInBooks, bill: Bill): IssuedDocument | UnknownDocument {
  return makeDocument(books, bill, {
    ...{ voucherKind: "sale", kind: "invoice", hasGoods: true, number: bill.bill_no },
    ...{ customerId: bill.customer_id, lines: listBillLines(books, bill) },
    isReverseCharge: readNoTaxReason(bill.no_tax_reason) === "reverseCharge",
    lacks: listBillRows(books, bill).every(({ supply_kind: kind }) => kind !== null) ? [] : ["supplyKind"],
  });
}

function makeNote(books: StandInBooks, company: GstCompany, note: Note): IssuedDocument | UnknownDocument {
  const bill = books.tables.bills.find(({ voucher_id: id }) => id === note.refers_to);
  const taxRate = percent(note.tax_rate);
  return makeDocument(books, note, {
    ...{ voucherKind: "credit_note", kind: "creditNote", hasGoods: false, customerId: note.party_id },
    number: books.tables.vouchers.find(({ id }) => id === note.voucher_id)?.voucher_no ?? "",
    ...{ lacks: [], isReverseCharge: false },
    lines: spreadNote({ ...readTaxed(note), taxRate }, bill ? listBillLines(books, bill) : []),
    ...(bill && { refersTo: makeReference(books, company, bill) }),
  });
}

function makeReference(books: StandInBooks, company: GstCompany, bill: Bill): ReferredInvoice | undefined {
  const invoice = makeInvoice(books, bill);
  if ("lacks" in invoice) return undefined;
  const { id, number, date, party, lines } = invoice;
  const isTaxed = lines.some(({ supplyKind }) => supplyKind === "taxable");
  const table = isTaxed ? findDocumentTable(company, invoice, GSTR1_LAWS) : undefined;
  return { id, number, date, table, party };
}

interface Parts extends Pick<
  IssuedDocument,
  "voucherKind" | "kind" | "hasGoods" | "number" | "lines" | "isReverseCharge"
> {
  customerId: number;
  lacks: readonly LackedFact[];
  refersTo?: ReferredInvoice | undefined;
}

function makeDocument(
  books: StandInBooks,
  row: Bill | Note,
  { customerId, refersTo, lacks: ownLacks, ...parts }: Parts,
): IssuedDocument | UnknownDocument {
  const { id: documentId, voucher_id: id, date, place_of_supply: place = null } = row;
  const { tables } = withIssuedMasters(books, `voucher ${id}`);
  const account = tables.accounts.find((each) => each.id === customerId);
  const { party, lacks: customerLacks } = readCustomer({
    ...{ party_name: account?.name ?? null, gstin: account?.gstin ?? null },
    ...{ gst_kind: account?.gst_kind ?? null, place_of_supply: place },
  });
  const lacks = [...(place === null ? (["placeOfSupply"] as const) : []), ...ownLacks, ...customerLacks];
  const isCancelled = row.status === CANCELLED_STATUS;
  const own = {
    ...{ ...parts, id, documentId, date, value: paise(row.amount), isCancelled },
    ...{ series: findSeries(parts.number, row.number), seriesNumber: row.number },
    lines: isCancelled ? [] : parts.lines,
  };
  if (party && place !== null && lacks.length === 0)
    return { ...own, party, placeOfSupply: place, ...(refersTo && { refersTo }) };
  return {
    ...{ voucherId: id, documentId, kind: parts.voucherKind, number: parts.number, date, lacks },
  };
}

function listBillLines(books: StandInBooks, bill: Bill): DocumentLine[] {
  const { tables } = withIssuedMasters(books, `voucher ${bill.voucher_id}`);
  const [items, units] = [mapById(tables.items), mapById(tables.units)];
  const terms = { reason: readNoTaxReason(bill.no_tax_reason), isInterState: bill.inter_state === 1 };
  return listBillRows(books, bill).flatMap((line) => {
    const { supply_kind: supplyKind } = line;
    if (supplyKind === null) return [];
    const documentLine: DocumentLine = {
      ...{ lineNo: line.line_no, hsnCode: line.hsn_code, quantity: quantity(line.quantity), supplyKind },
      uqc: units.get(items.get(line.item_id)?.unit_id ?? 0)?.uqc ?? "",
      ...{ taxRate: percent(line.tax_rate), ...readTaxed(line) },
    };
    const leftOut = line.rate_not_charged === null ? undefined : percent(line.rate_not_charged);
    return addUnchargedTax(documentLine, leftOut, terms);
  });
}

function listBillRows({ tables }: StandInBooks, bill: Bill): BillLine[] {
  return tables.bill_lines.filter(({ bill_id: id }) => id === bill.id);
}

function readTaxed({ taxable, cgst, sgst, igst }: Record<"taxable" | "cgst" | "sgst" | "igst", string>) {
  return { taxable: paise(taxable), cgst: paise(cgst), sgst: paise(sgst), igst: paise(igst) };
}
