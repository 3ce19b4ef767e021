export { brokenField, faults, isTooLong } from "./field-rule.ts";
export type { FieldRule } from "./field-rule.ts";
export { brokenForm, brokenFormFields } from "./rule.ts";
export type { FormRule } from "./rule.ts";
export { accountNameRule, accountRules, customerTypes, rateTypes } from "./accounts.ts";
export { itemCategories, itemRules, largerUnitRules } from "./items.ts";
export { companyRules } from "./companies.ts";
export { customerLedgerRules, ledgerRules, rangeRules, vanLoadRules } from "./range.ts";
export { rateSlabRules } from "./rate-slabs.ts";
export { seriesRules } from "./series.ts";
export { gstinCheckDigit } from "./gstin.ts";
export { IMPORT_BATCH, importBatchKey, sheetColumns, sheetRules } from "./sheets.ts";
export type { SheetColumn } from "./sheets.ts";
export { resetPasswordRules, signInRules } from "./session.ts";
export { userRules } from "./users.ts";
export { doubtfulField } from "./value-kind.ts";
export type { ValueKind } from "./field-rule.ts";
// One for each form of the contract, called like its schema: BranchInput.
export * from "../generated/rules.ts";
