import type { VoucherRow, EntryKind, MoveKind, FinancialYear } from "@vanbook/sdk/books";
import type { AccountRow } from "../documents/references/references.ts";
import type { Schema } from "../contract/contract.ts";
import type { LocationRow } from "../documents/references/stock-location.ts";

/** The stand-in's tables, with the database's names for tables and columns. Rows are replaced, never changed. */
export interface Tables {
  account_groups: { id: number; name: string; nature: string; parent_id: number | null }[];
  accounts: Account[];
  branches: Branch[];
  financial_years: FinancialYear[];
  invoice_series: { id: number; series: string; inv_type: string; year_id: number; version: number }[];
  item_categories: Named[];
  items: Item[];
  routes: Route[];
  stock_locations: LocationRow[];
  tax_rates: { tax_id: number; valid_from: string; rate: string }[];
  taxes: Named[];
  units: (Named & { uqc: string })[];
  users: User[];

  vouchers: Voucher[];
  ledger_entries: LedgerEntry[];
  stock_moves: StockMove[];
  item_prices: { item_id: number; rate_type: string; valid_from: string; price: string }[];
  bank_dates: { voucher_id: number; line_no: number; bank_date: string }[];
  settlements: { voucher_id: number; bill_voucher_id: number; amount: string }[];
  bills: Bill[];
  bill_lines: BillLine[];
  expenses: Expense[];
  journals: Journal[];
  notes: Note[];
  orders: Order[];
  order_lines: OrderLine[];
  payments: PartyMoney[];
  purchases: Purchase[];
  purchase_lines: PurchaseLine[];
  receipts: (PartyMoney & { approval_status: number })[];
}

interface Named {
  id: number;
  name: string;
}

export interface Account extends AccountRow {
  reference: string | null;
  system_key: string | null;
  address: string | null;
  place: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  pin: string | null;
  phone: string | null;
  mobile: string | null;
  email: string | null;
  salesman_id: number | null;
  credit_days: number | null;
  is_deleted: 0 | 1;
  version: number;
  created_by: number | null;
  created_at: string;
  modified_by: number | null;
  modified_at: string | null;
}

interface Branch extends Named {
  address: string | null;
  country: string | null;
  state: string | null;
  district: string | null;
  city: string | null;
  mobile: string | null;
  created_at: string;
}

export interface Item extends Named {
  description: string | null;
  category_id: number;
  item_type: number;
  hsn_code: string;
  unit_id: number;
  larger_unit_id: number | null;
  per_larger_unit: string | null;
  tax_id: number;
  mrp: string;
  ccp: string;
  sp: string;
  dp: string;
  created_at: string;
}

interface Route extends Named {
  place: string | null;
  from_place: string | null;
  to_place: string | null;
  created_at: string;
}

export interface User extends Named {
  username: string;
  branch_id: number | null;
  cash_account_id: number | null;
}

export interface Voucher extends Omit<VoucherRow, "company_id"> {
  client_id: string | null;
  /** For a reversal: why the original was reversed. */
  reason: string | null;
  via: Schema<"EnteredVia">;
  /** What the client sent, to tell a repeated request from a different document. */
  sent: string | null;
  created_by: number | null;
  created_at: string;
}

export interface LedgerEntry {
  voucher_id: number;
  line_no: number;
  account_id: number;
  date: string;
  entry_kind: EntryKind;
  debit: string;
  credit: string;
  against_id: number | null;
  narration: string | null;
}

export interface StockMove {
  voucher_id: number;
  line_no: number;
  item_id: number;
  location_id: number;
  date: string;
  move_kind: MoveKind;
  quantity: string;
  value: string;
  taxable: string;
  tax: string;
}

/** Columns that all documents have. */
export interface Document {
  id: number;
  voucher_id: number;
  year_id: number;
  number: number;
  date: string;
  narration: string | null;
  created_by: number | null;
  created_at: string;
  /** 1 posted, 2 cancelled, 3 replaced by an edit (never listed). */
  status: 1 | 2 | 3;
  amount: string;
}

interface Taxed {
  taxable: string;
  cgst: string;
  sgst: string;
  igst: string;
}

export interface Bill extends Document, Taxed {
  series_id: number;
  series: string;
  retail_no: string;
  wholesale_no: string | null;
  bill_no: string;
  inv_type: string;
  sale_type: "Retail" | "Wholesale";
  mode: number;
  customer_id: number;
  salesman_id: number | null;
  branch_id: number | null;
  route_id: number | null;
  order_id: number | null;
  inter_state: number;
  discount: string;
  round_off: string;
}

interface Line extends Taxed {
  line_no: number;
  item_id: number;
  hsn_code: string;
  mrp: string;
  quantity: string;
  free_quantity: string;
  unit_price: string;
  tax_rate: string;
  amount: string;
}

export interface BillLine extends Line {
  bill_id: number;
  discount_rate: string;
  discount: string;
}

export interface Purchase extends Document, Taxed {
  supplier_id: number;
  supplier_invoice_no: string | null;
  supplier_invoice_date: string | null;
  supplier_registered: number;
  inter_state: number;
  freight: string;
  discount: string;
  round_off: string;
}

export interface PurchaseLine extends Line {
  purchase_id: number;
  discount_rate: string;
  freight: string;
  landed: string;
}

export interface PartyMoney extends Document {
  mode: string;
  ledger_id: number;
  party_id: number;
  user_id: number | null;
  branch_id: number | null;
  cheque_no: string | null;
  cheque_date: string | null;
  bank: string | null;
  bank_branch: string | null;
  remark: string | null;
  discount: string;
}

export interface Expense extends Document {
  mode: string;
  account_id: number;
  ledger_id: number;
  user_id: number | null;
  branch_id: number | null;
  tax_rate: string;
  reverse_charge: number;
  cgst: string;
  sgst: string;
  igst: string;
  supplier_gstin: string | null;
  supplier_invoice_no: string | null;
}

export interface Journal extends Document {
  type: string;
  debit_id: number;
  credit_id: number;
  other_narration: string | null;
}

export interface Note extends Document, Taxed {
  type: "CN" | "DN";
  party_id: number;
  account_id: number;
  branch_id: number | null;
  inter_state: number;
  tax_rate: string;
}

export interface Order {
  id: number;
  year_id: number;
  number: number;
  bill_series: string | null;
  date: string;
  customer_id: number;
  user_id: number | null;
  branch_id: number | null;
  mode: number;
  amount: string;
  narration: string | null;
  status: number;
  client_id: string | null;
  sent: string | null;
}

export interface OrderLine {
  order_id: number;
  line_no: number;
  item_id: number;
  mrp: string;
  quantity: string;
  rate: string;
  discount_rate: string;
  amount: string;
  narration: string | null;
}
