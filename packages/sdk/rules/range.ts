import type { FormRule } from "./rule.ts";

/** What a report over a range of days needs. */
export const rangeRules: readonly FormRule[] = [
  { required: ["CompanyID", "FromDate", "ToDate"], message: "CompanyID, FromDate, and ToDate are required." },
];

/** What the ledger of a customer needs. */
export const customerLedgerRules: readonly FormRule[] = [
  { required: ["FYearID"], message: "Financial Year ID is missing." },
  {
    required: ["CustomerID", "FromDate", "ToDate"],
    message: "CustomerID, FromDate, and ToDate are required.",
  },
];

/** What the ledger of an account needs: its head. */
export const ledgerRules: readonly FormRule[] = [
  { required: ["AccountCode"], message: "Please select a Group Name." },
];

/** What the stock of a van on a day needs. */
export const vanLoadRules: readonly FormRule[] = [
  { required: ["CompanyID", "Date", "VanId"], message: "Please fill all required fields." },
];
