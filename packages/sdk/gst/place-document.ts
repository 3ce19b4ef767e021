import { isAlwaysInterState, isExport, isSez } from "../books/gst-kind.ts";
import type { DocumentLine, DocumentParty, GstCompany, OutwardDocument } from "./document.ts";
import { findLargeInvoiceLimit, type Gstr1Laws } from "./laws.ts";
import type { DocumentTable, LineTable } from "./table-names.ts";

/**
 * The customer who decides where the document goes: of a note the one of its invoice, as they were
 * then.
 */
export function findDecidingParty({ party, refersTo }: OutwardDocument): DocumentParty {
  return refersTo?.party ?? party;
}

export function isRegistered(party: DocumentParty): boolean {
  return party.gstin !== undefined;
}

/** Supplies to a special economic zone and exports are inter-State wherever they go. */
export function isInterStateSupply(company: GstCompany, document: OutwardDocument): boolean {
  const { kind } = findDecidingParty(document);
  return document.placeOfSupply !== company.stateCode || isAlwaysInterState(kind);
}

/** Whether the document is one that table 4 to 9 count. */
export function isReported(document: OutwardDocument): boolean {
  return document.kind !== "deliveryChallan" && !document.isCancelled;
}

/**
 * The first matching row of tables 4 to 9 for the lines that are not of table 8. A note goes where
 * its invoice went; one that names no invoice, by its customer.
 */
export function findDocumentTable(
  company: GstCompany,
  document: OutwardDocument,
  laws: Gstr1Laws,
): DocumentTable {
  return document.kind === "invoice"
    ? findInvoiceTable(company, document, laws)
    : findNoteTable(document, document.refersTo?.table);
}

/** Nil-rated, exempt and non-GST lines are of table 8, whatever their document is. */
export function findLineTable(line: DocumentLine, documentTable: DocumentTable): LineTable {
  return line.supplyKind === "taxable" ? documentTable : "8";
}

function findInvoiceTable(company: GstCompany, document: OutwardDocument, laws: Gstr1Laws): DocumentTable {
  const { party, isReverseCharge, value } = document;
  if (isExport(party.kind)) return "6A";
  if (isRegistered(party)) {
    if (isSez(party.kind)) return "6B";
    if (party.kind === "deemedExport") return "6C";
    return isReverseCharge ? "4B" : "4A";
  }
  const limit = findLargeInvoiceLimit(laws, document.date);
  const isLarge = limit !== undefined && value > limit;
  return isLarge && isInterStateSupply(company, document) ? "5" : "7";
}

function findNoteTable(document: OutwardDocument, invoiceTable: DocumentTable | undefined): DocumentTable {
  if (invoiceTable === "7") return "7";
  if (invoiceTable === "5" || invoiceTable === "6A") return "9B-unregistered";
  const party = findDecidingParty(document);
  if (isExport(party.kind)) return "9B-unregistered";
  return isRegistered(party) ? "9B-registered" : "7";
}
