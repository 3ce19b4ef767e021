import { MONTH_ACCOUNTS, MONTH_CUSTOMERS, MONTH_SUPPLIERS } from "./business.ts";

/**
 * An account's nature (assets, liabilities, income or expenses), decided independently of the
 * product.
 */
export function findNature(account: string): string {
  if (account in MONTH_CUSTOMERS) return "Assets";
  if (account in MONTH_SUPPLIERS) return "Liabilities";
  const group = (MONTH_ACCOUNTS as Readonly<Record<string, string>>)[account];
  const kind = group ? GROUP_NATURES[group] : ACCOUNT_NATURES.find(([names]) => names.includes(account))?.[1];
  if (kind === undefined) throw new Error(`Nobody knows what ${account} is`);
  return kind;
}

const GROUP_NATURES: Readonly<Record<string, string>> = {
  "Capital Account": "Liabilities",
  "Secured Loans": "Liabilities",
  "Fixed Assets": "Assets",
  "Indirect Expenses": "Expenses",
};
const ACCOUNT_NATURES: readonly (readonly [readonly string[], string])[] = [
  [["Main Cash", "Cash with Mohan Das", "Bank Current Account", "Inventory"], "Assets"],
  [["Input CGST", "Input SGST", "Input IGST", "Output CGST", "Output SGST", "Output IGST"], "Liabilities"],
  [["Opening Balance Equity"], "Liabilities"],
  [["Sales", "Discount Received", "Production Overhead Absorbed"], "Income"],
  [["Cost of Goods Sold", "Stock Variance", "Damaged and Expired Stock", "Replacements"], "Expenses"],
  [["Discount Allowed", "Round Off", "Vehicle Fuel", "Electricity", "Bank Charges", "Rent"], "Expenses"],
  [["Salaries and Wages", "Printing and Stationery"], "Expenses"],
];
