export { brokenField, faults, findFieldFault, isTooLong, sayRequired } from "./field-rule.ts";
export type { FieldRule } from "./field-rule.ts";
export { brokenForm, brokenFormFields, findFormFaults, type FormRule } from "./rule.ts";
export type { Message, Said } from "../messages/message.ts";
export { accountNameRule, accountRules, rateTypes } from "./accounts.ts";
export { findHsnFault } from "./hsn-code.ts";
export { customerTypes } from "./customer-types.ts";
export { describeGstKindFault } from "./gst-kind-fault.ts";
export { gstKinds } from "./gst-kinds.ts";
export { itemCategories, itemRules, largerUnitRules } from "./items.ts";
export { findUntaxedKind, taxKinds, taxRules } from "./taxes.ts";
export { companyRules } from "./companies.ts";
export { customerLedgerRules, ledgerRules, rangeRules, vanLoadRules } from "./range.ts";
export { rateSlabRules } from "./rate-slabs.ts";
export { seriesRules } from "./series.ts";
export { describeRefusedSeries, listSeriesFaults } from "../books/law/document-numbers.ts";
export { findGstin, readGstin } from "../books/find-gstin.ts";
export { gstinCheckDigit } from "./gstin.ts";
export {
  findStateCode,
  getStateName,
  INDIAN_STATES,
  PLACES_OF_SUPPLY,
  readState,
  type StateCode,
} from "./states.ts";
export {
  describeRounding,
  getImportBatch,
  IMPORT_BATCH,
  importBatchKey,
  isBesides,
  sheetColumns,
  sheetRules,
} from "./sheets.ts";
export type { SheetColumn } from "./sheets.ts";
export { roundFigure } from "./round-figure.ts";
export { resetPasswordRules, signInRules } from "./session.ts";
export { normaliseSheetFigure } from "./sheet-figure.ts";
export { isUnitCode, UNIT_CODES } from "./unit-codes.ts";
export { userRules } from "./users.ts";
export { doubtfulField, findDoubt } from "./value-kind.ts";
export type { ValueKind } from "./field-rule.ts";
export * from "../generated/rules.ts";
