import type { SupplyKind } from "../../books/company-books.ts";
import type { Paise } from "../../books/money.ts";
import type { Tax, Taxed } from "../../books/tax.ts";

/** What decides the input tax of a return: an inward supply, or a reversal of input tax. */
export type ItcDocument = InwardSupply | ItcReversal;

/**
 * A purchase, an expense with tax, or a note of a supplier, in its latest version. Amounts are
 * positive in all kinds: what a supplier's credit note deducts follows from its kind. Of a purchase
 * return, the kind is `creditNote`.
 */
export interface InwardSupply {
  /** The id of its voucher, which no other document of any kind has. */
  id: number;
  kind: "invoice" | "creditNote" | "debitNote";
  source: InwardSource;
  /** As the books print it. */
  number: string;
  /** The day on which the books have it, which decides the return: `YYYY-MM-DD`. */
  date: string;
  /** Of the whole document, with tax and round-off. */
  value: Paise;
  isInterState: boolean;
  isCancelled: boolean;
  /** Whether the supplier is under the composition scheme and charges no tax. */
  isFromComposition: boolean;
  lines: readonly InwardLine[];
}

/**
 * `reverseCharge`: the company pays the tax itself, other than on imports of services.
 * `distributor`: passed on by an input service distributor.
 */
export type InwardSource = "importOfGoods" | "importOfServices" | "reverseCharge" | "distributor" | "other";

/** Its taxes are those that the supplier charged, or that the company owes by itself. */
export interface InwardLine extends Taxed {
  lineNo: number;
  supplyKind: SupplyKind;
  /** Missing if the input tax may be claimed. */
  blocked?: BlockedCredit;
}

/**
 * `section17`: claimed in table 4(A) and reversed for good in 4(B)(1). `lateOrElsewhere`: too late by
 * section 16(4), or supplied in another State; it is never claimed and named in table 4(D)(2).
 */
export type BlockedCredit = "section17" | "lateOrElsewhere";

/** Input tax of earlier documents that is given back, or claimed again. */
export interface ItcReversal {
  id: number;
  kind: "reversal" | "reclaim";
  /** `rule`: for good, by rules 38, 42, 43 or section 17(5). `other`: it may be claimed again later. */
  reason: "rule" | "other";
  number: string;
  date: string;
  isCancelled: boolean;
  /** Positive. */
  tax: Tax;
}

export function isReversal(document: ItcDocument): document is ItcReversal {
  return document.kind === "reversal" || document.kind === "reclaim";
}
