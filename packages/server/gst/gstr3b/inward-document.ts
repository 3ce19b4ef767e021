import type { InwardSupply } from "@vanbook/sdk/gst";
import type { Schema } from "../../contract/contract.ts";

/** The document of a return, with what opens it and whose it is. */
export interface EnteredDocument extends InwardSupply {
  voucherKind: InwardVoucherKind;
  /** Of the purchase, return, expense or note. */
  documentId: number;
  partyName: string | null;
  gstin: string | null;
}

export type InwardVoucherKind = Extract<
  Schema<"TaxVoucherKind">,
  "purchase" | "purchase_return" | "expense" | "debit_note"
>;

export type UnknownTaxDocument = Schema<"UnknownTaxDocument">;

export interface EnteredDocuments {
  documents: readonly EnteredDocument[];
  /** In effect, but in no table, because they lack facts. */
  unknownDocuments: readonly UnknownTaxDocument[];
}
