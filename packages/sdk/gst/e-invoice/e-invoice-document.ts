import type { Paise, Price } from "../../books/money.ts";
import type { DocumentLine, DocumentParty, OutwardDocument } from "../document.ts";

/** A document with what an e-invoice says beside a return. Null is what the books do not know. */
export interface EInvoiceSource {
  document: Omit<OutwardDocument, "lines">;
  seller: SellerFacts;
  buyer: BuyerFacts;
  /** Where the goods go, if it is another address. */
  shipTo?: ShipToFacts;
  lines: readonly EInvoiceLine[];
  /** On the whole document, after tax. */
  discount: Paise;
  roundOff: Paise;
}

/** A note goes to the customer of its invoice, whatever they are by now. */
export function findCustomer({
  party,
  refersTo,
}: Pick<OutwardDocument, "party" | "refersTo">): DocumentParty {
  return refersTo?.party ?? party;
}

export interface PostalAddress {
  name: string | null;
  address: string | null;
  /** Town, village or city. */
  place: string | null;
  pin: string | null;
  stateCode: string | null;
}

export interface SellerFacts extends PostalAddress {
  gstin: string | null;
  tradeName: string | null;
  phone: string | null;
  email: string | null;
}

export interface BuyerFacts extends PostalAddress {
  phone: string | null;
}

export interface ShipToFacts extends PostalAddress {
  gstin: string | null;
}

export interface EInvoiceLine extends DocumentLine {
  description: string;
  isService: boolean;
  /** Goods that are given beside the quantity. */
  freeQuantity: bigint;
  /** Before tax and discount, per unit; null if the price of the books contains tax. */
  unitPrice: Price | null;
  batch?: { name: string; expiresOn: string | null };
}
