import type { FormRule } from "./rule.ts";

/** Required fields of a report over a range of days. */
export const rangeRules: readonly FormRule[] = [
  { required: ["CompanyID", "FromDate", "ToDate"], message: "CompanyID, FromDate, and ToDate are required." },
];

/** Required fields of a customer's ledger. */
export const customerLedgerRules: readonly FormRule[] = [
  { required: ["FYearID"], message: "Financial Year ID is missing." },
  {
    required: ["CustomerID", "FromDate", "ToDate"],
    message: "CustomerID, FromDate, and ToDate are required.",
  },
];

/** Required field of an account's ledger: the account. */
export const ledgerRules: readonly FormRule[] = [
  { required: ["AccountCode"], message: "Please select a Group Name." },
];

/** Required fields of a van's stock on a day. */
export const vanLoadRules: readonly FormRule[] = [
  { required: ["CompanyID", "Date", "VanId"], message: "Please fill all required fields." },
];
