export type SystemKey = (typeof SYSTEM_ACCOUNTS)[number][0];
export type SystemAccounts = Readonly<Record<SystemKey, number>>;

export const ACCOUNT_GROUPS = [
  [1, "Branch / Divisions", "Liabilities", null],
  [2, "Capital Account", "Liabilities", null],
  [3, "Current Assets", "Assets", null],
  [4, "Current Liabilities", "Liabilities", null],
  [5, "Bank Accounts", "Assets", 3],
  [6, "Cash-in-Hand", "Assets", 3],
  [7, "Deposits (Asset)", "Assets", 3],
  [8, "Direct Expenses", "Expenses", null],
  [9, "Direct Incomes", "Income", null],
  [10, "Duties & Taxes", "Liabilities", 4],
  [11, "Fixed Assets", "Assets", null],
  [12, "Indirect Expenses", "Expenses", null],
  [13, "Indirect Incomes", "Income", null],
  [14, "Sundry Debtors", "Assets", 3],
  [15, "Investments", "Assets", null],
  [16, "Loans & Advances (Asset)", "Assets", 3],
  [17, "Loans (Liability)", "Liabilities", null],
  [18, "Purchase Accounts", "Expenses", null],
  [19, "Provisions", "Liabilities", 4],
  [20, "Reserves & Surplus", "Liabilities", 2],
  [21, "Sales Accounts", "Income", null],
  [22, "Secured Loans", "Liabilities", 17],
  [23, "Stock-in-Hand", "Assets", 3],
  [24, "Suspense Account", "Liabilities", null],
  [25, "Unsecured Loans", "Liabilities", 17],
  [26, "Bank OD Account", "Liabilities", 17],
  [27, "Sundry Creditors", "Liabilities", 4],
  [28, "Cost of Goods Sold", "Expenses", null],
] as const;

/** Key, group id and name. */
export const SYSTEM_ACCOUNTS = [
  ["cash", 6, "Main Cash"],
  ["bank", 5, "Bank Current Account"],
  ["sales", 21, "Sales"],
  ["cgst_output", 10, "Output CGST"],
  ["sgst_output", 10, "Output SGST"],
  ["igst_output", 10, "Output IGST"],
  ["cgst_input", 10, "Input CGST"],
  ["sgst_input", 10, "Input SGST"],
  ["igst_input", 10, "Input IGST"],
  ["discount_allowed", 12, "Discount Allowed"],
  ["discount_received", 13, "Discount Received"],
  ["round_off", 12, "Round Off"],
  ["inventory", 23, "Inventory"],
  ["cogs", 28, "Cost of Goods Sold"],
  ["stock_variance", 28, "Stock Variance"],
  ["stock_loss", 12, "Damaged and Expired Stock"],
  ["replacement_expense", 12, "Replacements"],
  ["overhead_absorbed", 9, "Production Overhead Absorbed"],
  ["purchase_freight", 8, "Freight Inward"],
  ["opening_equity", 2, "Opening Balance Equity"],
  ["retained_earnings", 20, "Profit & Loss (closed years)"],
] as const satisfies readonly (readonly [key: string, group: number, name: string])[];

export const SYSTEM_KEYS = SYSTEM_ACCOUNTS.map(([key]) => key);

export const EXPENSE_ACCOUNTS = [
  [8, "Loading and Unloading Charges"],
  [12, "Vehicle Fuel"],
  [12, "Vehicle Maintenance"],
  [12, "Travelling Allowance"],
  [12, "Salaries and Wages"],
  [12, "Rent"],
  [12, "Electricity"],
  [12, "Telephone and Internet"],
  [12, "Printing and Stationery"],
  [12, "Bank Charges"],
] as const;
