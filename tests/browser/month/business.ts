/**
 * Masters of a wholesaler in Kerala who has not entered any voucher yet; the month's vouchers use
 * these names.
 */
export const MONTH_CUSTOMERS = {
  "Aluva Medicals": { state: "Kerala", gstin: "", creditDays: 7 },
  "Beypore Clinic": { state: "Kerala", gstin: "32AABCB1429B1Z5", creditDays: 15 },
  "Chittur Stores": { state: "Kerala", gstin: "", creditDays: 0 },
  "Dharmapuri Agencies": { state: "Tamil Nadu", gstin: "33AABCD1429B1Z5", creditDays: 30 },
  "Edappal Home Care": { state: "Kerala", gstin: "", creditDays: 0 },
} as const;

export const MONTH_SUPPLIERS = {
  "Quilon Surgicals": { state: "Kerala", gstin: "32AABCQ1429B1Z5", creditDays: 15 },
  "Ramanad Health": { state: "Tamil Nadu", gstin: "33AABCR1429B1Z5", creditDays: 30 },
  "Sreekara Cottons": { state: "Kerala", gstin: "", creditDays: 0 },
} as const;

/** Price of one piece in rupees without tax, and tax rate in percent. */
export const ITEMS = {
  "Gauze Roll": { price: 42.5, tax: 5 },
  "Heating Pad": { price: 410, tax: 18 },
  "Infrared Lamp": { price: 1250, tax: 18 },
  "Knee Support": { price: 285.75, tax: 5 },
  "Lint Cotton": { price: 60, tax: 0 },
  "Oxygen Mask": { price: 95, tax: 5 },
  "First Aid Kit": { price: 640, tax: 18 },
} as const;

/** Accounts in addition to those of every company, each with its group. */
export const MONTH_ACCOUNTS = {
  "Partners Capital": "Capital Account",
  "Office Furniture": "Fixed Assets",
  Depreciation: "Indirect Expenses",
  "Loan Interest": "Indirect Expenses",
  "Term Loan": "Secured Loans",
} as const;

export const SALESMAN_NAME = "Mohan Das";
export const VAN_NUMBERS = ["KL-07-M-1001", "KL-07-M-1002"] as const;
