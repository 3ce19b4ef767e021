// GST returns as pure functions: the tables of a return and its file, from documents that were read
// before. No database, server or page code. Internal to Vanbook's own packages: hosts have no such
// entry (decision 68).

export { checkGstr1File } from "./check/check-gstr1-file.ts";
export type { FileFault, Gstr1CheckOptions } from "./check/file-fault.ts";
export type {
  DocumentKind,
  DocumentLine,
  DocumentParty,
  GstCompany,
  OutwardDocument,
  PartyKind,
  ReferredInvoice,
} from "./document.ts";
export { writeGstr1File, type Gstr1File, type Gstr1FileOptions } from "./file/write-gstr1-file.ts";
export { GST_MASTERS, type GstMasters } from "./format/gstr1-format.ts";
export { GSTR1_LAWS, isRateInForce, RATES_IN_FORCE } from "./laws.ts";
export type { Gstr1Laws } from "./laws.ts";
export { makeGstr1, type Gstr1 } from "./make-gstr1.ts";
export { findDocumentTable, findLineTable, isInterStateSupply } from "./place-document.ts";
export { findPeriodDays, formatPeriodCode, type PeriodDays, type ReturnPeriod } from "./return-period.ts";
export { spreadNote } from "./spread-note.ts";
export type { DocumentTable, LineTable } from "./table-names.ts";
export type { Cell, CellSource } from "./tables/cell.ts";
export type { HsnPart, HsnRow } from "./tables/hsn-summary.ts";
export type { IssuedNumbers } from "./tables/issued-numbers.ts";
export type { DocumentList, DocumentRow, ListedTable, RateItem } from "./tables/listed-documents.ts";
export type { SmallSupplies, SmallSupply } from "./tables/small-supplies.ts";
export type { UntaxedRow, UntaxedSupplies, UntaxedSupplyType } from "./tables/untaxed-supplies.ts";
export type { Difference } from "./statement-2b/compare-documents.ts";
export {
  matchStatement2b,
  type Differing,
  type StatementMatch,
  type StatementMatches,
} from "./statement-2b/match-statement-2b.ts";
export {
  readStatement2b,
  type StatementLimits,
  type StatementReading,
} from "./statement-2b/read-statement-2b.ts";
export type {
  BooksEntry,
  IneligibleReason,
  InwardDocument,
  InwardKind,
  InwardTaxed,
  RateAmounts,
  Refusal,
  RefusalCode,
  Statement2b,
  StatementDocument,
  StatementSection,
} from "./statement-2b/statement.ts";
export { UNPAID_BILL_LAWS, type UnpaidBillLaw } from "./statement-2b/unpaid-bill-laws.ts";
export {
  listUnpaidFor180Days,
  type BillToReclaim,
  type BillToReverse,
  type ClaimedBill,
  type InputTax,
  type UnpaidBills,
} from "./statement-2b/unpaid-bills.ts";
