import { ACCOUNTS, CUSTOMERS, SUPPLIERS } from "./business.ts";

/** An account's nature (assets, liabilities, income or expenses), decided independently of the product. */
export function natureOf(account: string): string {
  if (account in CUSTOMERS) return "Assets";
  if (account in SUPPLIERS) return "Liabilities";
  const group = (ACCOUNTS as Readonly<Record<string, string>>)[account];
  const kind = group ? GROUPS[group] : KINDS.find(([names]) => names.includes(account))?.[1];
  if (kind === undefined) throw new Error(`Nobody knows what ${account} is`);
  return kind;
}

const GROUPS: Readonly<Record<string, string>> = {
  "Capital Account": "Liabilities",
  "Secured Loans": "Liabilities",
  "Fixed Assets": "Assets",
  "Indirect Expenses": "Expenses",
};
const KINDS: readonly (readonly [readonly string[], string])[] = [
  [["Main Cash", "Cash with Mohan Das", "Bank Current Account", "Inventory"], "Assets"],
  [["Input CGST", "Input SGST", "Input IGST", "Output CGST", "Output SGST", "Output IGST"], "Liabilities"],
  [["Opening Balance Equity"], "Liabilities"],
  [["Sales", "Discount Received", "Production Overhead Absorbed"], "Income"],
  [["Cost of Goods Sold", "Stock Variance", "Damaged and Expired Stock", "Replacements"], "Expenses"],
  [["Discount Allowed", "Round Off", "Vehicle Fuel", "Electricity", "Bank Charges", "Rent"], "Expenses"],
  [["Salaries and Wages", "Printing and Stationery"], "Expenses"],
];
