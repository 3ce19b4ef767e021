import type { LineTable, DocumentTable } from "../document-tables.ts";

/**
 * The columns that a digest covers, by table, in the order in which it reads them; `?` marks those
 * that may be NULL. The company is not among them: a restored company may get another id. Nor is
 * anything that changes after posting: a later change writes a digest row (`CHANGING_COLUMNS`).
 *
 * A digest names its list by number. **A list is never changed**: columns that a later migration
 * adds go into a list with the next number, and rows posted before keep their list.
 */
export type DigestList = Readonly<Record<DigestedTable, string>>;

export type DigestedTable =
  | "vouchers"
  | "ledger_entries"
  | "opening_bills"
  | "stock_moves"
  | "stock_move_batches"
  | "settlements"
  | "bank_dates"
  | "orders"
  | "order_lines"
  | DocumentTable
  | LineTable;

const ENTRY_COLUMNS = "created_by? created_at edition";
const DOCUMENT_COLUMNS = `id voucher_id year_id number date narration? ${ENTRY_COLUMNS}`;
const TAX_COLUMNS = "cgst sgst igst";
const SALE_COLUMNS = "customer_id salesman_id? branch_id? route_id? vehicle_id? location_id";
const CHEQUE_COLUMNS = "cheque_no? cheque_date? bank? bank_branch? remark? post_dated";

const FIRST_LIST: DigestList = {
  vouchers: `id kind year_id series_id number voucher_no date party_id? user_id? branch_id? amount narration? reverses_id?
      reason? client_id? request_hash? ${ENTRY_COLUMNS}`,
  ledger_entries: "voucher_id line_no account_id date entry_kind debit credit against_id? narration?",
  opening_bills: "voucher_id line_no number date due_date",
  stock_moves: "voucher_id line_no item_id location_id date move_kind quantity value taxable tax",
  stock_move_batches:
    "voucher_id line_no batch_id location_id quantity document_line? batch_code batch_expires_on?",
  settlements: "voucher_id bill_voucher_id account_id amount",
  bank_dates: "voucher_id line_no account_id date debit credit bank_date marked_by? marked_at",
  bills: `${DOCUMENT_COLUMNS} series_id series retail_no wholesale_no? bill_no inv_type sale_type mode ${SALE_COLUMNS} order_id?
      inter_state place_of_supply? taxable ${TAX_COLUMNS} discount round_off amount`,
  bill_lines: `bill_id line_no item_id hsn_code supply_kind? mrp quantity free_quantity unit_price price_has_tax discount_rate discount
      tax_rate taxable ${TAX_COLUMNS} amount cost`,
  sale_returns: `${DOCUMENT_COLUMNS} bill_id? inv_type sale_type mode refund_ledger_id? ${SALE_COLUMNS}
      inter_state place_of_supply? without_tax taxable ${TAX_COLUMNS} discount round_off amount`,
  sale_return_lines: `sale_return_id line_no bill_line_no? item_id hsn_code supply_kind? mrp good_quantity damaged_quantity
      expired_quantity free_quantity unit_price price_has_tax tax_rate taxable ${TAX_COLUMNS} amount cost`,
  replacements: `${DOCUMENT_COLUMNS} ${SALE_COLUMNS}`,
  replacement_lines: "replacement_id line_no item_id quantity damaged_quantity expired_quantity cost",
  damages: `${DOCUMENT_COLUMNS} customer_id? salesman_id? branch_id? vehicle_id? location_id`,
  damage_lines: "damage_id line_no item_id damaged_quantity expired_quantity cost",
  van_loads: `${DOCUMENT_COLUMNS} kind vehicle_id user_id? branch_id? from_location_id to_location_id`,
  van_load_lines: "van_load_id line_no item_id quantity cost",
  purchases: `${DOCUMENT_COLUMNS} supplier_id supplier_registered supplier_invoice_no? supplier_invoice_date? location_id inter_state
      taxable ${TAX_COLUMNS} freight discount round_off amount`,
  purchase_lines: `purchase_id line_no item_id hsn_code supply_kind? mrp quantity free_quantity unit_price discount_rate freight
      tax_rate taxable ${TAX_COLUMNS} amount landed`,
  purchase_returns: `${DOCUMENT_COLUMNS} purchase_id? supplier_id supplier_registered location_id inter_state
      taxable ${TAX_COLUMNS} round_off amount`,
  purchase_return_lines: `purchase_return_id line_no purchase_line_no? item_id hsn_code supply_kind? quantity unit_price
      tax_rate taxable ${TAX_COLUMNS} amount cost`,
  productions: `${DOCUMENT_COLUMNS} item_id batch_name? quantity location_id ingredient_cost overhead total_cost`,
  production_lines:
    "production_id line_no item_id batch_name? available_quantity required_quantity used_quantity cost",
  receipts: `${DOCUMENT_COLUMNS} amount mode ledger_id party_id user_id? branch_id? discount bank_location? approval_status ${CHEQUE_COLUMNS}`,
  payments: `${DOCUMENT_COLUMNS} amount mode ledger_id party_id user_id? branch_id? discount ${CHEQUE_COLUMNS}`,
  expenses: `${DOCUMENT_COLUMNS} amount mode account_id ledger_id user_id? branch_id? trip_id? tax_rate ${TAX_COLUMNS}
      reverse_charge rcm_payable supplier_gstin? supplier_invoice_no? supplier_invoice_date?`,
  journals: `${DOCUMENT_COLUMNS} amount type debit_id credit_id other_narration?`,
  hand_overs: `${DOCUMENT_COLUMNS} amount user_id from_ledger_id to_ledger_id branch_id?`,
  notes: `${DOCUMENT_COLUMNS} amount type party_id account_id branch_id? refers_to? inter_state place_of_supply?
      tax_rate taxable ${TAX_COLUMNS}`,
  stock_counts: `${DOCUMENT_COLUMNS} branch_id? location_id`,
  stock_count_lines: "stock_count_id line_no item_id batch? book_quantity counted_quantity cost",
  orders: `id year_id number date narration? ${ENTRY_COLUMNS} bill_series? customer_id user_id? branch_id? mode amount
      client_id? request_hash? inter_state? place_of_supply? cancelled_by? cancelled_at?`,
  order_lines: `order_id line_no item_id mrp quantity rate unit_price? price_has_tax tax_rate? discount_rate amount narration?`,
};

/** A bill's discount may be before tax (migration 069). */
const SECOND_LIST: DigestList = {
  ...FIRST_LIST,
  bills: `${FIRST_LIST.bills} discount_before_tax`,
  bill_lines: `${FIRST_LIST.bill_lines} bill_discount`,
  sale_returns: `${FIRST_LIST.sale_returns} discount_before_tax`,
  sale_return_lines: `${FIRST_LIST.sale_return_lines} bill_discount`,
};

/** A settlement may name an opening bill (migration 072). */
const THIRD_LIST: DigestList = {
  ...SECOND_LIST,
  settlements: "voucher_id bill_voucher_id bill_line account_id amount",
};

const SHIP_TO_COLUMNS =
  "ship_to_receiver? ship_to_id? ship_to_name? ship_to_address? ship_to_pin? ship_to_state_code? ship_to_gstin?";

/** Bills and orders say where the goods go (migration 070). */
const FOURTH_LIST: DigestList = {
  ...THIRD_LIST,
  bills: `${THIRD_LIST.bills} ${SHIP_TO_COLUMNS}`,
  orders: `${THIRD_LIST.orders} ${SHIP_TO_COLUMNS}`,
};

/** Van loads keep what their challans state (migration 079). */
const FIFTH_LIST: DigestList = {
  ...FOURTH_LIST,
  van_load_lines: `${FOURTH_LIST.van_load_lines} mrp? unit_price? price_has_tax? tax_rate? taxable? cgst? sgst? igst? amount?`,
};

const SUPPLIER_NOTE_COLUMNS = "supplier_note_no? supplier_note_date?";

/** A bill may leave out its tax, and notes to suppliers have the supplier's (migration 081). */
const SIXTH_LIST: DigestList = {
  ...FIFTH_LIST,
  bills: `${FIFTH_LIST.bills} no_tax_reason?`,
  bill_lines: `${FIFTH_LIST.bill_lines} rate_not_charged?`,
  sale_return_lines: `${FIFTH_LIST.sale_return_lines} rate_not_charged?`,
  purchase_returns: `${FIFTH_LIST.purchase_returns} ${SUPPLIER_NOTE_COLUMNS}`,
  notes: `${FIFTH_LIST.notes} ${SUPPLIER_NOTE_COLUMNS}`,
};

export const DIGEST_LISTS: Readonly<Record<number, DigestList>> = {
  1: FIRST_LIST,
  2: SECOND_LIST,
  3: THIRD_LIST,
  4: FOURTH_LIST,
  5: FIFTH_LIST,
  6: SIXTH_LIST,
};

/** The list of everything that is posted from now on. */
export const CURRENT_LIST = 6;

/** What a document's row says of its cancellation or replacement, the same in all lists. */
export const CHANGING_COLUMNS = "voucher_id status cancelled_by? cancelled_at? replaced_by?";

export interface DigestColumn {
  name: string;
  nullable: boolean;
}

export function parseColumns(columns: string): DigestColumn[] {
  return columns
    .trim()
    .split(/\s+/)
    .map((column) => ({ name: column.replace("?", ""), nullable: column.endsWith("?") }));
}

/** Separates the values of a row; no text of the books can have it. */
export const VALUE_SEPARATOR = "\u001F";
/** In place of a value that is NULL. */
export const NULL_VALUE = "\u001E";
