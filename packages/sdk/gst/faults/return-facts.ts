import type { Turnover } from "../../books/law/hsn-digits.ts";
import type { Paise } from "../../books/money.ts";
import type { DocumentKind, GstCompany } from "../document.ts";
import type { ReturnPeriod } from "../return-period.ts";

/** What the check knows beside the documents. What is left out is not checked. */
export interface ReturnFacts {
  period: ReturnPeriod;
  company: GstCompany & { registeredFrom?: string };
  /** Of the official list. */
  isOfficialCode: (hsnCode: string) => boolean;
  turnovers: readonly Turnover[];
  /** By GSTIN. */
  registrations?: ReadonlyMap<string, Registration>;
  otherNumbers?: readonly OtherNumber[];
  taxPostings?: readonly TaxPosting[];
}

/** `YYYY-MM-DD`; a registration ends before the day on which it was cancelled. */
export interface Registration {
  from?: string;
  cancelledFrom?: string;
}

/**
 * A number of a document outside the period: one that is there as well, one between the first and
 * the last of its series, or the last before them.
 */
export interface OtherNumber {
  kind: DocumentKind;
  series: string;
  seriesNumber: number;
  number: string;
  date: string;
}

/**
 * What a voucher and its reversal add to the accounts of output tax in the period; negative what
 * they take off. Not those that settle tax: set-offs, payments and opening balances.
 */
export interface TaxPosting {
  voucherId: number;
  number: string;
  date: string;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
}
