import { CANCELLED_STATUS, paise, percent, readNoTaxReason } from "@vanbook/sdk/books";
import {
  spreadNote,
  type CheckedDocument,
  type CheckedLine,
  type CheckedParty,
  type GstCompany,
} from "@vanbook/sdk/gst";
import { findGstin, findStateCode } from "@vanbook/sdk/rules";
import { mapInSlices } from "../../contract/slices.ts";
import { readCustomer } from "../customer.ts";
import { findSeries } from "../document-series.ts";
import { readItemUnits, type FindUnit } from "../item-units.ts";
import type { OutwardVoucherKind } from "../outward-document.ts";
import { visitLines, type Asked, type OutwardLine } from "../outward-rows.ts";
import { remember } from "../remember.ts";
import { readReferredBills, type ReferredBills } from "../referred-bills.ts";
import { addUnchargedTax } from "../uncharged-tax.ts";
import { readCheckedHeads, type CheckedHeadRow, type CheckedNoteRow } from "./checked-heads.ts";
import { readCheckedMasters, type CheckedMasters } from "./checked-masters.ts";
import { DOCUMENT_KINDS } from "./document-kinds.ts";

/** A document as the check takes it, with what opens it. */
export interface CheckedIssue extends CheckedDocument {
  voucherKind: OutwardVoucherKind;
  documentId: number;
}

/**
 * All outward documents with a date in the days, those that lack facts of the return as well. The
 * number of statements is the same however many documents there are.
 */
export async function readCheckedDocuments(request: Asked, company: GstCompany): Promise<CheckedIssue[]> {
  const findUnit = await readItemUnits(request.db, request.companyId);
  const reading: Reading = {
    ...{ findUnit, masters: await readCheckedMasters(request.db, request.companyId) },
    findAddressState: remember((text) => findStateCode(undefined, text) ?? null),
    referredBills: await readReferredBills(request, company, findUnit),
  };
  const heads = await readCheckedHeads(request);
  const linesOf = {
    sale: await readLines(request, "sale", heads.sale, reading),
    sale_return: await readLines(request, "sale_return", heads.sale_return, reading),
  };
  return [
    ...(await mapInSlices(heads.sale, countHead, (row) =>
      makeDocument(row, reading, "sale", linesOf.sale.get(row.document_id) ?? []),
    )),
    ...(await mapInSlices(heads.sale_return, countHead, (row) =>
      makeDocument(row, reading, "sale_return", listReturnLines(row, linesOf.sale_return)),
    )),
    ...(await mapInSlices(heads.credit_note, countHead, (row) =>
      makeDocument(row, reading, "credit_note", spreadNoteLines(row, reading)),
    )),
    ...heads.van_load.map((row) => makeDocument(row, reading, "van_load", [])),
  ];
}

interface Reading {
  findUnit: FindUnit;
  masters: CheckedMasters;
  referredBills: ReferredBills;
  /** Null if the text names no State. */
  findAddressState(text: string): string | null;
}

function makeDocument(
  row: CheckedHeadRow,
  reading: Reading,
  voucherKind: OutwardVoucherKind,
  lines: readonly CheckedLine[],
): CheckedIssue {
  const isNote = voucherKind === "sale_return" || voucherKind === "credit_note";
  const invoice = isNote ? reading.referredBills.findInvoice(row.voucher_id) : undefined;
  const document: CheckedIssue = {
    id: row.voucher_id,
    documentId: row.document_id,
    voucherKind,
    kind: DOCUMENT_KINDS[voucherKind],
    hasGoods: voucherKind !== "credit_note",
    number: row.number,
    series: findSeries(row.number, row.series_number),
    seriesNumber: row.series_number,
    date: row.date,
    value: paise(row.amount),
    party: readParty(row, reading),
    placeOfSupply: row.place_of_supply ?? undefined,
    isReverseCharge: readNoTaxReason(row.no_tax_reason) === "reverseCharge",
    isCancelled: row.status === CANCELLED_STATUS,
    lines,
  };
  if (row.series_id !== null) document.seriesId = row.series_id;
  if (row.inv_type === "B2B" || row.inv_type === "B2C") document.seriesKind = row.inv_type;
  if (invoice === "unknown") document.isInvoiceUnclear = true;
  else if (invoice) document.refersTo = invoice;
  return document;
}

function readParty(row: CheckedHeadRow, { masters, findAddressState }: Reading): CheckedParty {
  const { party } = readCustomer(row);
  const gstinText = findGstin(row.gstin);
  const presentGstin = row.customer_id === null ? undefined : masters.findGstin(row.customer_id);
  const addressState = row.state === null ? null : findAddressState(row.state);
  const checkedParty: CheckedParty = {
    kind: party?.kind ?? (gstinText === undefined ? undefined : "regular"),
    name: party?.name ?? row.party_name ?? "",
    hasAddress: row.address !== null && row.address.trim() !== "",
  };
  if (party?.gstin !== undefined) checkedParty.gstin = party.gstin;
  if (row.customer_id !== null) checkedParty.accountId = row.customer_id;
  if (gstinText !== undefined) checkedParty.gstinText = gstinText;
  if (presentGstin !== undefined) checkedParty.presentGstin = presentGstin;
  if (addressState !== null) checkedParty.addressState = addressState;
  if (row.pin !== null && row.pin !== "") checkedParty.pin = row.pin;
  return checkedParty;
}

async function readLines(
  request: Asked,
  kind: "sale" | "sale_return",
  heads: readonly CheckedHeadRow[],
  { findUnit, masters }: Reading,
): Promise<Map<number, CheckedLine[]>> {
  const headsById = new Map(heads.map((row) => [row.document_id, row]));
  const linesOf = new Map<number, CheckedLine[]>();
  await visitLines(request, kind, (row) => {
    const head = headsById.get(row.documentId);
    if (!head) return;
    const ownLine = makeLine(row, masters, findUnit(row.itemId, head.edition));
    const line = row.rateNotCharged === undefined ? ownLine : addUncharged(ownLine, row, head);
    const own = linesOf.get(row.documentId);
    if (own) own.push(line);
    else linesOf.set(row.documentId, [line]);
  });
  for (const lines of linesOf.values()) lines.sort((a, b) => a.lineNo - b.lineNo);
  return linesOf;
}

function addUncharged(line: CheckedLine, { rateNotCharged }: OutwardLine, head: CheckedHeadRow): CheckedLine {
  const terms = { reason: readNoTaxReason(head.no_tax_reason), isInterState: head.inter_state === 1 };
  return addUnchargedTax(line, rateNotCharged, terms);
}

function makeLine(row: OutwardLine, masters: CheckedMasters, uqc = ""): CheckedLine {
  const item = masters.findItem(row.itemId);
  const line: CheckedLine = {
    lineNo: row.lineNo,
    hsnCode: row.hsnCode,
    uqc,
    quantity: row.quantity,
    taxRate: row.taxRate,
    supplyKind: row.supplyKind,
    taxable: row.taxable,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    itemId: row.itemId,
  };
  if (item) {
    line.itemName = item.name;
    line.unitId = item.unitId;
    line.isService = item.isService;
  }
  return line;
}

/** A return of which the tax stays as it is only counts in table 13. */
function listReturnLines(
  row: CheckedHeadRow,
  linesOf: ReadonlyMap<number, readonly CheckedLine[]>,
): readonly CheckedLine[] {
  return row.without_tax === 1 ? [] : (linesOf.get(row.document_id) ?? []);
}

function spreadNoteLines(row: CheckedNoteRow, { referredBills }: Reading): readonly CheckedLine[] {
  const tax = {
    ...{ taxable: paise(row.taxable), cgst: paise(row.cgst), sgst: paise(row.sgst), igst: paise(row.igst) },
    taxRate: percent(row.tax_rate),
  };
  return spreadNote(tax, referredBills.listLines(row.voucher_id));
}

/** A head takes no longer than a few values of JSON. */
function countHead(): number {
  return 3;
}
