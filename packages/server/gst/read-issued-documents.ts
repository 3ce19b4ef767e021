import { CANCELLED_STATUS, paise, percent, readNoTaxReason, type SupplyKind } from "@vanbook/sdk/books";
import { spreadNote, type DocumentLine, type DocumentParty, type GstCompany } from "@vanbook/sdk/gst";
import { mapInSlices } from "../contract/slices.ts";
import { readCustomer } from "./customer.ts";
import { findSeries } from "./document-series.ts";
import { readItemUnits, type FindUnit } from "./item-units.ts";
import {
  splitResults,
  type IssuedDocument,
  type IssuedDocuments,
  type LackedFact,
  type UnknownDocument,
} from "./outward-document.ts";
import {
  readBillHeads,
  readLoadHeads,
  readNoteHeads,
  readReturnHeads,
  visitLines,
  type Asked,
  type GoodsHeadRow,
  type HeadRow,
  type NoteHeadRow,
  type OutwardLine,
  type ReturnHeadRow,
} from "./outward-rows.ts";
import { addUnchargedTax } from "./uncharged-tax.ts";
import { readReferredBills, type ReferredBills } from "./referred-bills.ts";

/**
 * All outward documents with a date in the days, as they were issued: bills, sale returns, credit
 * notes and delivery challans. Of a corrected one its latest version. The number of statements is
 * the same however many documents there are.
 */
export async function readIssuedDocuments(request: Asked, company: GstCompany): Promise<IssuedDocuments> {
  const findUnit = await readItemUnits(request.db, request.companyId);
  const referredBills = await readReferredBills(request, company, findUnit);
  const reading: Reading = { company, findUnit, referredBills };
  return splitResults([
    ...(await readBills(request, reading)),
    ...(await readReturns(request, reading)),
    ...(await mapInSlices(await readNoteHeads(request), countHead, (row) => makeNote(row, reading))),
    ...(await mapInSlices(await readLoadHeads(request), countHead, (row) => makeChallan(row, reading))),
  ]);
}

interface Reading {
  company: GstCompany;
  findUnit: FindUnit;
  referredBills: ReferredBills;
}

type Result = IssuedDocument | UnknownDocument;

async function readBills(request: Asked, reading: Reading): Promise<Result[]> {
  const heads = await readBillHeads(request);
  const linesOf = await readLinesByDocument(request, "sale", heads, reading.findUnit);
  return mapInSlices(heads, countHead, (row) => {
    const { lines, lacks } = linesOf.get(row.document_id) ?? NO_LINES;
    return makeResult(row, reading, {
      voucherKind: "sale",
      kind: "invoice",
      hasGoods: true,
      isReverseCharge: isReverseCharge(row),
      lines,
      lacks,
    });
  });
}

async function readReturns(request: Asked, reading: Reading): Promise<Result[]> {
  const heads = await readReturnHeads(request);
  const linesOf = await readLinesByDocument(request, "sale_return", heads, reading.findUnit);
  return mapInSlices(heads, countHead, (row: ReturnHeadRow) => {
    const { lines, lacks } = row.without_tax === 1 ? NO_LINES : (linesOf.get(row.document_id) ?? NO_LINES);
    return makeResult(row, reading, {
      ...{ voucherKind: "sale_return", kind: "creditNote", hasGoods: true, lines, lacks },
      isReverseCharge: isReverseCharge(row),
    });
  });
}

function makeNote(row: NoteHeadRow, reading: Reading): Result {
  const tax = {
    ...{ taxable: paise(row.taxable), cgst: paise(row.cgst), sgst: paise(row.sgst), igst: paise(row.igst) },
    taxRate: percent(row.tax_rate),
  };
  const lines = spreadNote(tax, reading.referredBills.listLines(row.voucher_id));
  return makeResult(row, reading, {
    ...{ voucherKind: "credit_note", kind: "creditNote", hasGoods: false, isReverseCharge: false },
    ...{ lines, lacks: new Set() },
  });
}

/** It counts in table 13 only, which asks nothing of customers. */
function makeChallan(row: HeadRow, { company }: Reading): IssuedDocument {
  const { party, placeOfSupply } = makeUncountedParty(row, company);
  return makeDocument(row, CHALLAN_PARTS, party, placeOfSupply);
}

/** What a document of one kind has of itself. */
interface Parts
  extends Pick<IssuedDocument, "voucherKind" | "kind" | "hasGoods" | "isReverseCharge">, Lines {}

interface Lines {
  lines: readonly DocumentLine[];
  /** Facts that the lines lack. */
  lacks: ReadonlySet<LackedFact>;
}

const CHALLAN_PARTS: Omit<Parts, "lacks"> = {
  ...{ voucherKind: "van_load", kind: "deliveryChallan", hasGoods: true },
  ...{ isReverseCharge: false, lines: [] },
};
const NO_LINES: Lines = { lines: [], lacks: new Set() };

function makeResult(row: HeadRow, { company, referredBills }: Reading, parts: Parts): Result {
  if (row.status === CANCELLED_STATUS) {
    const onPaper = makeUncountedParty(row, company);
    return makeDocument(row, { ...parts, lines: [] }, onPaper.party, onPaper.placeOfSupply);
  }
  const { party, lacks: customerLacks } = readCustomer(row);
  const invoice = parts.kind === "invoice" ? undefined : referredBills.findInvoice(row.voucher_id);
  const { place_of_supply: place } = row;
  if (parts.lacks.size > 0 || !party || place === null || invoice === "unknown")
    return makeUnknown(row, parts.voucherKind, [
      ...(place === null ? (["placeOfSupply"] as const) : []),
      ...parts.lacks,
      ...customerLacks,
      ...(invoice === "unknown" ? (["invoice"] as const) : []),
    ]);
  const document = makeDocument(row, parts, party, place);
  if (invoice) document.refersTo = invoice;
  return document;
}

function makeUnknown(
  row: HeadRow,
  kind: IssuedDocument["voucherKind"],
  lacks: readonly LackedFact[],
): UnknownDocument {
  const { voucher_id: voucherId, document_id: documentId, number, date } = row;
  return { voucherId, documentId, kind, number, date, lacks: [...lacks] };
}

/** One literal, without spreads: this runs for each document. */
function makeDocument(
  row: HeadRow,
  { voucherKind, kind, hasGoods, isReverseCharge: isPaidByRecipient, lines }: Omit<Parts, "lacks">,
  party: DocumentParty,
  placeOfSupply: string,
): IssuedDocument {
  return {
    id: row.voucher_id,
    documentId: row.document_id,
    voucherKind,
    kind,
    hasGoods,
    number: row.number,
    series: findSeries(row.number, row.series_number),
    seriesNumber: row.series_number,
    date: row.date,
    value: paise(row.amount),
    party,
    placeOfSupply,
    isReverseCharge: isPaidByRecipient,
    isCancelled: row.status === CANCELLED_STATUS,
    lines,
  };
}

/** Of a document of which only the number counts. */
function makeUncountedParty({ party_name: name }: HeadRow, { stateCode }: GstCompany) {
  return { party: { kind: "unregistered", name: name ?? "" } as const, placeOfSupply: stateCode };
}

function isReverseCharge({ no_tax_reason: reason }: GoodsHeadRow): boolean {
  return readNoTaxReason(reason) === "reverseCharge";
}

async function readLinesByDocument(
  request: Asked,
  kind: "sale" | "sale_return",
  heads: readonly GoodsHeadRow[],
  findUnit: FindUnit,
): Promise<Map<number, Lines>> {
  const linesOf = new Map(heads.map((head) => [head.document_id, createOpenLines(head)]));
  await visitLines(request, kind, (line) => {
    const own = linesOf.get(line.documentId);
    if (!own) return;
    const uqc = findUnit(line.itemId, own.head.edition);
    if (line.supplyKind === undefined) own.lacks = addLack(own.lacks, "supplyKind");
    else if (uqc === undefined) own.lacks = addLack(own.lacks, "unit");
    else own.lines.push(addUncharged(makeLine(line, line.supplyKind, uqc), line, own.head));
  });
  for (const { lines } of linesOf.values()) lines.sort((a, b) => a.lineNo - b.lineNo);
  return linesOf;
}

/** The lines of a document while they are read. */
interface OpenLines extends Lines {
  head: GoodsHeadRow;
  lines: DocumentLine[];
}

function createOpenLines(head: GoodsHeadRow): OpenLines {
  return { head, lines: [], lacks: NO_LINES.lacks };
}

function addLack(lacks: ReadonlySet<LackedFact>, fact: LackedFact): ReadonlySet<LackedFact> {
  return new Set([...lacks, fact]);
}

function addUncharged(line: DocumentLine, { rateNotCharged }: OutwardLine, head: GoodsHeadRow): DocumentLine {
  if (rateNotCharged === undefined) return line;
  const terms = { reason: readNoTaxReason(head.no_tax_reason), isInterState: head.inter_state === 1 };
  return addUnchargedTax(line, rateNotCharged, terms);
}

/** One literal, without spreads: this runs for each line. */
function makeLine(line: OutwardLine, supplyKind: SupplyKind, uqc: string): DocumentLine {
  return {
    lineNo: line.lineNo,
    hsnCode: line.hsnCode,
    uqc,
    quantity: line.quantity,
    taxRate: line.taxRate,
    supplyKind,
    taxable: line.taxable,
    cgst: line.cgst,
    sgst: line.sgst,
    igst: line.igst,
  };
}

/** A head takes no longer than two values of JSON. */
function countHead(): number {
  return 2;
}
