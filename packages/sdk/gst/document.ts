import type { SupplyKind } from "../books/company-books.ts";
import type { GstKind } from "../books/gst-kind.ts";
import type { Paise, Percent, Quantity } from "../books/money.ts";
import type { Taxed } from "../books/tax.ts";
import type { DocumentTable } from "./table-names.ts";

/** Who files the return. */
export interface GstCompany {
  gstin: string;
  /** The first two digits of the GSTIN: "32". */
  stateCode: string;
}

/**
 * A document as it was issued. A corrected one is its latest version, under the same number. Amounts
 * are positive in all kinds: what a credit note deducts follows from its kind.
 */
export interface OutwardDocument {
  /** The id of its voucher, which no other document of any kind has. */
  id: number;
  kind: DocumentKind;
  /** Whether goods move: a return of goods, not a discount that is allowed later. */
  hasGoods: boolean;
  /** As it is printed. */
  number: string;
  /** The series as it is printed, and the document's place in it. */
  series: string;
  seriesNumber: number;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Of the whole document, with tax and round-off. */
  value: Paise;
  party: DocumentParty;
  /** The code of a State. */
  placeOfSupply: string;
  isReverseCharge: boolean;
  /** A cancelled document only counts in table 13. */
  isCancelled: boolean;
  /** The invoice that a note refers to. */
  refersTo?: ReferredInvoice;
  /**
   * None in a document that changes no tax, such as a delivery challan or a discount that was agreed
   * without GST: it only counts in table 13.
   */
  lines: readonly DocumentLine[];
}

export type DocumentKind = "invoice" | "creditNote" | "debitNote" | "deliveryChallan";

/** The customer as the document has them frozen. */
export interface DocumentParty {
  kind: PartyKind;
  name: string;
  /** Only a valid one that the customer had on the date of the document: then they are registered. */
  gstin?: string;
}

export type PartyKind = GstKind;

/** What decides where a note goes: its invoice as it was reported, in any earlier period. */
export interface ReferredInvoice {
  id: number;
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Where it went; undefined if all its lines were of table 8. */
  table: DocumentTable | undefined;
  /** As it was frozen in the invoice. */
  party: DocumentParty;
}

/**
 * In a document under reverse charge, the tax is what the recipient pays. The books have no cess, so
 * there is none here.
 */
export interface DocumentLine extends Taxed {
  lineNo: number;
  hsnCode: string;
  /** The code of the unit: "PCS". */
  uqc: string;
  /** 0 where no goods move. */
  quantity: Quantity;
  taxRate: Percent;
  supplyKind: SupplyKind;
}
