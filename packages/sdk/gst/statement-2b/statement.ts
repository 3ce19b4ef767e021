import type { Paise, Percent } from "../../books/money.ts";
import type { Taxed } from "../../books/tax.ts";

/** A GSTR-2B file as it was read: what suppliers reported of one month. */
export interface Statement2b {
  /** The company's. */
  gstin: string;
  /** `YYYY-MM`. */
  month: string;
  /** The day on which the portal made the file, `YYYY-MM-DD`; null if the file does not say. */
  madeOn: string | null;
  documents: readonly StatementDocument[];
}

/** Taxable value and tax by head, in paise. */
export interface InwardTaxed extends Taxed {
  cess: Paise;
}

/**
 * What a supplier's document says, in the file and in the books. Amounts are positive in all kinds:
 * what a credit note deducts follows from its kind. Only what a distributor passes on may be
 * negative.
 */
export interface InwardDocument extends InwardTaxed {
  kind: InwardKind;
  /** Of the supplier; null for a bill of entry, and in the books if it is not known. */
  gstin: string | null;
  number: string | null;
  /** Of the supplier's document, `YYYY-MM-DD`. */
  date: string;
  /** Of the whole document, with tax and round-off. */
  value: Paise;
}

/** A supplier's credit note is a purchase return or a debit note in the books. */
export type InwardKind =
  | "invoice"
  | "creditNote"
  | "debitNote"
  | "distributorInvoice"
  | "distributorCreditNote"
  | "billOfEntry";

export interface StatementDocument extends InwardDocument {
  section: StatementSection;
  /** In the file: `data.docdata.b2b[0].inv[2]`. */
  path: string;
  number: string;
  supplierName: string;
  /** What an amended document (sections `b2ba`, `cdnra`) was before. */
  amends: { number: string; date: string } | null;
  /** The code of a State; null if the section has none. */
  placeOfSupply: string | null;
  isReverseCharge: boolean;
  /** Why no input tax may be claimed; null if it may be. */
  ineligible: IneligibleReason | null;
  irn: string | null;
  /** When the supplier filed, `YYYY-MM-DD`, and for which month, `YYYY-MM`. */
  filedOn: string | null;
  filedMonth: string | null;
  /** Of a bill of entry. */
  portCode: string | null;
  /** One for each rate; none if the file only has the totals of the document. */
  rates: readonly RateAmounts[];
}

/** A purchase, an expense with input tax, or a note of a supplier, as the books have it. */
export interface BooksEntry extends InwardDocument {
  /** Which no other entry has. */
  id: string;
}

export interface RateAmounts extends InwardTaxed {
  rate: Percent;
}

export type StatementSection = "b2b" | "b2ba" | "cdnr" | "cdnra" | "isd" | "impg";

/**
 * `placeOfSupply`: the place of supply is the supplier's State; `filedLate`: the supplier filed
 * after the last day for the credit; `temporary`: not available for now; `distributor`: passed on as
 * ineligible; `notGiven`: the file gives no reason, `other`: it gives a reason that is not known.
 */
export interface IneligibleReason {
  code: "placeOfSupply" | "filedLate" | "temporary" | "distributor" | "notGiven" | "other";
  /** As the file has it: "P". */
  text: string;
}

/** What was not taken from a file, and why. */
export interface Refusal {
  /** In the file: `data.docdata.b2b[0].inv[2].val`; empty for the whole file. */
  path: string;
  code: RefusalCode;
}

/** The first ones refuse the whole file. */
export type RefusalCode =
  | "tooLarge"
  | "notUtf8"
  | "notJson"
  | "nestedTooDeeply"
  | "tooManyValues"
  | "tooManyFields"
  | "repeatedName"
  | "tooManyDocuments"
  | "otherCompany"
  | "otherMonth"
  | FieldRefusalCode
  | "repeatedDocument";

export type FieldRefusalCode =
  | "missing"
  | "notAList"
  | "notAnObject"
  | "notAText"
  | "textTooLong"
  | "unreadableText"
  | "notAGstin"
  | "notADay"
  | "dayOutOfRange"
  | "notAMonth"
  | "notANumber"
  | "negativeAmount"
  | "amountTooLarge"
  | "moreThanTwoDecimals"
  | "unknownCode"
  | "sumDiffers";
