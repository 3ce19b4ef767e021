import type { SupplyKind } from "../../books/company-books.ts";
import type { Paise, Percent } from "../../books/money.ts";
import type {
  DocumentLine,
  DocumentParty,
  OutwardDocument,
  PartyKind,
  ReferredInvoice,
} from "../document.ts";

/**
 * A document as the return has it, and what else the check may know of it. An `OutwardDocument` is
 * one: what is not known is not checked, but for what the return must have.
 */
export interface CheckedDocument extends Omit<
  OutwardDocument,
  "placeOfSupply" | "party" | "refersTo" | "lines"
> {
  /** Undefined if the books do not know it. */
  placeOfSupply: string | undefined;
  party: CheckedParty;
  refersTo?: CheckedInvoice;
  /** A note refers to invoices, but they do not say where it goes. */
  isInvoiceUnclear?: boolean;
  lines: readonly CheckedLine[];
  seriesId?: number;
  /** For whom the series is: registered customers or others. */
  seriesKind?: "B2B" | "B2C";
  /** Of an export of goods: number and day, as they are printed. */
  shippingBill?: string;
}

/** The customer as the document has them frozen. */
export interface CheckedParty extends Omit<DocumentParty, "kind"> {
  /** Undefined if nobody has said it. */
  kind: PartyKind | undefined;
  accountId?: number;
  /** The text of the GSTIN as it was frozen, if it is not a valid one too. */
  gstinText?: string;
  /** The GSTIN that the master has now. */
  presentGstin?: string;
  /** The State of the address alone, not of the GSTIN: the code of a State. */
  addressState?: string;
  pin?: string;
  hasAddress?: boolean;
}

export interface CheckedInvoice extends ReferredInvoice {
  placeOfSupply?: string;
  /** What its lines have. */
  rates?: readonly Percent[];
  /** Its value less what earlier notes took of it; the note itself is not deducted. */
  remainder?: Paise;
  isCancelled?: boolean;
}

export interface CheckedLine extends Omit<DocumentLine, "supplyKind"> {
  /** Undefined if the books do not know it. */
  supplyKind: SupplyKind | undefined;
  itemId?: number;
  itemName?: string;
  unitId?: number;
  isService?: boolean;
}
