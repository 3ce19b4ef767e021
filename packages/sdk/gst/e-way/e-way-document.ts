import type { Paise } from "../../books/money.ts";
import type { PostalAddress } from "../e-invoice/e-invoice-document.ts";
import type { DocumentLine } from "../document.ts";

/** Goods that leave a place, with what an e-way bill says of them. Null is what the books do not know. */
export interface EWaySource {
  kind: EWayKind;
  /** As it is printed: of a bill, a return to a supplier or a delivery challan. */
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether IGST applies. */
  isInterState: boolean;
  company: EWayParty;
  /** Where the goods are loaded, if it is another address than the company's. */
  dispatchFrom?: PostalAddress;
  /** Customer or supplier; undefined for goods that stay the company's. */
  receiver?: EWayParty;
  /** Where the goods go, if it is another address: of a van, the end of its route. */
  shipTo?: PostalAddress;
  lines: readonly EWayLine[];
  /** Of the whole document, with tax, discount after tax and round-off. */
  value: Paise;
  transport: Transport;
}

/** A transfer is from van to van; both of these keep the goods in the company. */
export type EWayKind = "bill" | "purchaseReturn" | "vanLoad" | "transfer";

export interface EWayParty extends PostalAddress {
  /** Null for somebody who is not registered. */
  gstin: string | null;
}

export interface EWayLine extends DocumentLine {
  description: string;
}

/** Part B, by road. */
export interface Transport {
  vehicleNo: string | null;
  isOverDimensional: boolean;
  /** In whole kilometres. */
  distance: number | null;
  /** Of somebody else who carries the goods: a GSTIN or the number of their enrolment. */
  transporterId: string | null;
  transporterName: string | null;
}
