import type { DocumentLine, DocumentParty, GstCompany, OutwardDocument } from "../document.ts";
import type { Gstr1Laws } from "../laws.ts";
import {
  findDecidingParty,
  findDocumentTable,
  findLineTable,
  isInterStateSupply,
  isRegistered,
} from "../place-document.ts";
import type { DocumentTable } from "../table-names.ts";
import type { Sign } from "./cell.ts";

/** A document with where it goes. */
export interface PlacedDocument {
  document: OutwardDocument;
  table: DocumentTable;
  /** Who decides: of a note the customer of its invoice. */
  party: DocumentParty;
  isRegistered: boolean;
  isInterState: boolean;
  /** How sums take it: what a credit note has is deducted. */
  sign: Sign;
  /** The lines that go to `table`, and those that go to table 8. */
  tableLines: readonly DocumentLine[];
  untaxedLines: readonly DocumentLine[];
}

export function placeDocument(
  company: GstCompany,
  document: OutwardDocument,
  laws: Gstr1Laws,
): PlacedDocument {
  const table = findDocumentTable(company, document, laws);
  const party = findDecidingParty(document);
  const isUntaxed = (line: DocumentLine) => findLineTable(line, table) === "8";
  const { lines } = document;
  const hasUntaxed = lines.some(isUntaxed);
  return {
    document,
    table,
    party,
    isRegistered: isRegistered(party),
    isInterState: isInterStateSupply(company, document),
    sign: document.kind === "creditNote" ? -1n : 1n,
    tableLines: hasUntaxed ? lines.filter((line) => !isUntaxed(line)) : lines,
    untaxedLines: hasUntaxed ? lines.filter(isUntaxed) : NO_LINES,
  };
}

const NO_LINES: readonly DocumentLine[] = [];
