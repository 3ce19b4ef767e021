import type { Taxed } from "@vanbook/sdk/books";
import type { OutwardDocument } from "@vanbook/sdk/gst";
import type { Schema } from "../contract/contract.ts";

/** The document of a return, with what opens it. */
export interface IssuedDocument extends OutwardDocument {
  voucherKind: OutwardVoucherKind;
  /** Of the bill, sale return, credit note or van load. */
  documentId: number;
}

/** A document with what it adds to a figure: a credit note has negative amounts. */
export interface CellDocument extends Taxed {
  document: IssuedDocument;
}

export type OutwardVoucherKind = Schema<"OutwardVoucherKind">;

export type UnknownDocument = Schema<"UnknownDocument">;

/** A fact without which no table can be found. */
export type LackedFact = UnknownDocument["lacks"][number];

export interface IssuedDocuments {
  documents: readonly IssuedDocument[];
  /** In effect, but in no table, because they lack facts. */
  unknownDocuments: readonly UnknownDocument[];
}

export function splitResults(results: readonly (IssuedDocument | UnknownDocument)[]): IssuedDocuments {
  const documents: IssuedDocument[] = [];
  const unknownDocuments: UnknownDocument[] = [];
  for (const result of results)
    if ("lacks" in result) unknownDocuments.push(result);
    else documents.push(result);
  return { documents, unknownDocuments };
}
