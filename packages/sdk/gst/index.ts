// GST returns as pure functions: the tables of a return and its file, from documents that were read
// before. No database, server or page code. Internal to Vanbook's own packages: hosts have no such
// entry (decision 68).

export type {
  AmendedDocument,
  AmendedList,
  AmendedSmallSupplies,
  Amendments,
  AmountDifference,
  UntaxedDifference,
} from "./changes/amendments.ts";
export {
  AMENDMENT_LAWS,
  findAmendmentLimit,
  hasGstr1a,
  type AmendmentLaws,
} from "./changes/amendment-laws.ts";
export {
  compareWithFiled,
  type DocumentChange,
  type FiledBooks,
  type FiledComparison,
  type FiledReturn,
} from "./changes/compare-with-filed.ts";
export type { FigureChange, FigureName } from "./changes/figure-changes.ts";
export {
  describeFigures,
  type DocumentFigures,
  type FiledDocument,
  type FiledGoods,
  type FiledItem,
} from "./changes/filed-document.ts";
export {
  placeChange,
  type ChangePlace,
  type FilingDay,
  type PlacedChange,
  type PlaceInReturn,
  type RefusalReason,
} from "./changes/place-change.ts";
export { collectChanges, addReturn, type ReturnToAdd } from "./changes/add-return.ts";
export { findSection } from "./changes/sections.ts";
export type { AmendedSection } from "./changes/sections.ts";
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
export type { HsnDescription } from "./file/summary-records.ts";
export type {
  CheckedDocument,
  CheckedInvoice,
  CheckedLine,
  CheckedParty,
} from "./faults/checked-document.ts";
export { FAULT_SEVERITIES, type FaultCode, type FaultSeverity } from "./faults/fault-codes.ts";
export { FAULT_LAWS, type FaultLaws } from "./faults/fault-laws.ts";
export { findFaultsInSteps, findReturnFaults } from "./faults/find-return-faults.ts";
export type { FixPlace, ReturnFault } from "./faults/return-fault.ts";
export type { OtherNumber, Registration, ReturnFacts, TaxPosting } from "./faults/return-facts.ts";
export { findDueDate } from "./filing/due-dates.ts";
export {
  writeGstr1File,
  writeGstr1FileInSteps,
  type Gstr1File,
  type Gstr1FileOptions,
} from "./file/write-gstr1-file.ts";
export { GST_MASTERS, type GstMasters } from "./format/gstr1-format.ts";
export {
  GSTR3B_CELLS,
  isPlaceCell,
  type FixedCell,
  type Gstr3bCell,
  type PlaceCell,
} from "./gstr3b/cell-names.ts";
export {
  compareWithLedgers,
  type LedgerDifference,
  type LedgerTie,
  type LedgerTies,
  type TaxMove,
} from "./gstr3b/compare-ledgers.ts";
export { checkGstr3bFile } from "./gstr3b/file/check-gstr3b-file.ts";
export { writeGstr3bFile, type Gstr3bFile, type LateCharges } from "./gstr3b/file/write-gstr3b-file.ts";
export type {
  BlockedCredit,
  InwardLine,
  InwardSource,
  InwardSupply,
  ItcDocument,
  ItcReversal,
} from "./gstr3b/itc-document.ts";
export { makeGstr3b, type Gstr3b, type PlaceRow } from "./gstr3b/make-gstr3b.ts";
export { payReturn, type ReturnPayment } from "./gstr3b/pay-return.ts";
export { proposeSetOff, type CreditUse, type SetOffProposal, type TaxOwed } from "./gstr3b/set-off.ts";
export { addTax, isWithoutTax, TAX_HEADS, type TaxHead } from "./gstr3b/tax-heads.ts";
export { GSTR1_LAWS, isRateInForce, RATES_IN_FORCE } from "./laws.ts";
export type { Gstr1Laws } from "./laws.ts";
export { listTaxDifferences, type LineDifference, type TaxDifference } from "./list-tax-differences.ts";
export { makeGstr1, makeGstr1InSteps, type Gstr1 } from "./make-gstr1.ts";
export { findDocumentTable, findLineTable, isInterStateSupply } from "./place-document.ts";
export {
  findPeriodDays,
  formatPeriodCode,
  isSamePeriod,
  type PeriodDays,
  type ReturnPeriod,
} from "./return-period.ts";
export type { ReturnChanges } from "./select-documents.ts";
export { spreadNote } from "./spread-note.ts";
export { takeSteps, type Steps } from "./steps.ts";
export { summariseHsn } from "./summarise-hsn.ts";
export type { DocumentTable, LineTable } from "./table-names.ts";
export { listSources, type Cell, type CellSource } from "./tables/cell.ts";
export type { HsnPart, HsnRow } from "./tables/hsn-summary.ts";
export type { IssuedNumbers } from "./tables/issued-numbers.ts";
export {
  LISTED_TABLES,
  type DocumentList,
  type DocumentRow,
  type ListedTable,
  type RateItem,
} from "./tables/listed-documents.ts";
export type { SmallSupplies, SmallSupply } from "./tables/small-supplies.ts";
export type { UntaxedRow, UntaxedSupplies, UntaxedSupplyType } from "./tables/untaxed-supplies.ts";
export type { Difference } from "./statement-2b/compare-documents.ts";
export { findOnlyRate } from "./statement-2b/find-rate.ts";
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
export {
  checkEInvoice,
  checkEInvoiceFile,
  type EInvoiceCheckOptions,
} from "./e-invoice/check/check-e-invoice.ts";
export type {
  BuyerFacts,
  EInvoiceLine,
  EInvoiceSource,
  PostalAddress,
  SellerFacts,
  ShipToFacts,
} from "./e-invoice/e-invoice-document.ts";
export {
  E_INVOICE_LAWS,
  findCancelEnd,
  findDutyDay,
  findLastReportDay,
  writePortalNumber,
  type EInvoiceLaws,
  type YearTurnover,
} from "./e-invoice/e-invoice-laws.ts";
export type { FactFault, FactPlace, FactProblem } from "./e-invoice/facts.ts";
export {
  findEInvoiceState,
  findReasonNotNeeded,
  type EInvoiceDutyFacts,
  type EInvoiceRecord,
  type EInvoiceState,
  type NotNeededReason,
  type PortalMessage,
} from "./e-invoice/find-e-invoice-state.ts";
export { isPinOfState } from "./e-invoice/format/pin-states.ts";
export { makeIrn, type IrnParts } from "./e-invoice/irn.ts";
export {
  DUPLICATE_CODES,
  readPortalAnswer,
  readPortalTime,
  type PortalAnswer,
  type ReportedDocument,
} from "./e-invoice/read-portal-answer.ts";
export { readSignedQr, type SignedQr, type SignedQrReading } from "./e-invoice/signed/read-signed-qr.ts";
export { isPublicKey, verifyJwt, type PortalKey } from "./e-invoice/signed/verify-jwt.ts";
export { writeEInvoice, type WrittenEInvoice } from "./e-invoice/write-e-invoice.ts";
export { checkEWayFile } from "./e-way/check/check-e-way-file.ts";
export { findConsignmentValue, type GoodsOnTheWay } from "./e-way/consignment-value.ts";
export type { EWayKind, EWayLine, EWayParty, EWaySource, Transport } from "./e-way/e-way-document.ts";
export type { EWayFault, EWayPlace } from "./e-way/e-way-facts.ts";
export {
  E_WAY_LAWS,
  findEWayLimit,
  findLastDayToMake,
  findLastValidDay,
  type EWayLaws,
  type StateEWayLimit,
} from "./e-way/e-way-laws.ts";
export { findEWayNeed, type EWayNeed, type MovedGoods } from "./e-way/find-e-way-need.ts";
export { writeEWayFile, type EWayFile } from "./e-way/write-e-way-file.ts";
export { isVehicleNo, spellVehicleNo } from "./e-way/write-transport.ts";
export { makeGstr1Workbooks, type WorkbookSheet } from "./workbook/make-workbooks.ts";
