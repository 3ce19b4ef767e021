import type {
  FinancialYear,
  LedgerRow,
  MoveRow,
  makeDocumentColumns,
  makeExpenseColumns,
  makeJournalColumns,
  noteColumns,
  makeOrderColumns,
  orderLineRows,
  makePartyMoneyColumns,
  makePurchaseColumns,
  makePurchaseLineColumns,
  makeBillNumbers,
  makeSaleColumns,
  makeSaleLineColumns,
  makeVoucherRow,
} from "@vanbook/sdk/books";
import type { Gstr1File, Statement2b } from "@vanbook/sdk/gst";
import type { AccountRow } from "../documents/references/references.ts";
import type { StoredReturn } from "../gst/filing/marked-return.ts";
import type { AddressColumns } from "../masters/address-columns.ts";
import type { Schema } from "../contract/contract.ts";
import type { LocationRow } from "../documents/references/stock-location.ts";

/** Named as the database's tables and columns. Rows are replaced, never changed. */
export interface Tables {
  account_groups: { id: number; name: string; nature: string; parent_id: number | null }[];
  accounts: Account[];
  branches: Branch[];
  delivery_addresses: DeliveryAddress[];
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

  held_documents: HeldDocument[];
  statements_2b: StoredStatement[];
  statement_2b_decisions: {
    month: string;
    document_id: string;
    decision: Schema<"Decision2b">;
    at: string;
    user_id: number;
  }[];

  vouchers: Voucher[];
  ledger_entries: LedgerEntry[];
  stock_moves: StockMove[];
  item_prices: { item_id: number; rate_type: string; valid_from: string; price: string }[];
  bank_dates: { voucher_id: number; line_no: number; bank_date: string }[];
  settlements: { voucher_id: number; bill_voucher_id: number; bill_line: number; amount: string }[];
  opening_bills: { voucher_id: number; line_no: number; number: string; date: string; due_date: string }[];
  gst_set_offs: { month: string; year_id: number; number: number }[];
  gst_returns: (StoredReturn & { files: readonly Gstr1File[] })[];
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

export interface DeliveryAddress extends AddressColumns {
  id: number;
  account_id: number;
  is_deleted: 0 | 1;
}

export interface HeldDocument {
  id: number;
  kind: Schema<"HeldKind">;
  client_id: string;
  source: Schema<"HeldSource">;
  source_key: string;
  date: string | null;
  party_name: string | null;
  number: string | null;
  amount: string | null;
  input: Readonly<Record<string, unknown>>;
  status: Schema<"HeldStatus">;
  voucher_id: number | null;
  created_by: number;
  created_at: string;
  decided_by: number | null;
  reason: string | null;
}

interface StoredStatement {
  month: string;
  statement: Statement2b;
  answer: Schema<"Statement2b">;
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

export interface Voucher extends ReturnType<typeof makeVoucherRow> {
  via: Schema<"EnteredVia">;
  /** The client's request, to tell a repeated request from a different document. */
  sent: string | null;
}

export type LedgerEntry = LedgerRow & { voucher_id: number };
export type StockMove = MoveRow & { voucher_id: number };

type Posted<Columns> = ReturnType<typeof makeDocumentColumns> &
  Columns & {
    /** 1 posted, 2 cancelled, 3 replaced by an edit (never listed). */
    status: 1 | 2 | 3;
  };

type LineOf<Parent extends string, Columns> = Columns & Record<"company_id" | "line_no" | Parent, number>;

export type Document = Posted<{ amount: string }>;
type Bill = Posted<
  ReturnType<typeof makeSaleColumns> &
    ReturnType<typeof makeBillNumbers> & { place_of_supply?: string | null }
>;
export type BillLine = LineOf<"bill_id", ReturnType<typeof makeSaleLineColumns>>;
type Purchase = Posted<ReturnType<typeof makePurchaseColumns>>;
type PurchaseLine = LineOf<"purchase_id", ReturnType<typeof makePurchaseLineColumns>>;
export type PartyMoney = Posted<ReturnType<typeof makePartyMoneyColumns>>;
type Expense = Posted<ReturnType<typeof makeExpenseColumns>>;
export type Journal = Posted<ReturnType<typeof makeJournalColumns> & { amount: string }>;
type Note = Posted<ReturnType<typeof noteColumns> & { place_of_supply?: string | null }>;

export interface Order extends ReturnType<typeof makeOrderColumns> {
  id: number;
  year_id: number;
  number: number;
  status: number;
  client_id: string | null;
  sent: string | null;
}

type OrderLine = ReturnType<typeof orderLineRows>[number];
