const PAPER = "what a cheque or a supplier's invoice has printed is nowhere else";
const STATEMENT = "what the bank's statement says is nowhere else";
const TEXT = "words and numbers of those who entered it, which nothing follows from";
const VEHICLE = "the van's own when it was posted; goods of a godown may go by any";
const PRINTED = "an invoice is taken as printed: up to a rupee may be rounding";
const ITEM = "the item's own when it was posted; the item may have changed since";

/** Columns that a check can't verify in a single row, with the reason. */
export const UNKNOWABLE: Readonly<Record<string, string>> = {
  "bank_dates.bank_date": STATEMENT,
  "bank_dates.company_id":
    "what is gone leaves no trace: the entry is not in the bank; the other company finds it",
  "bank_dates.marked_at": STATEMENT,
  "bank_dates.marked_by": STATEMENT,
  "bill_lines.hsn_code": ITEM,
  "bill_lines.mrp": ITEM,
  "bills.route_id": "the customer's own when it was posted; he may have moved since",
  "bills.vehicle_id": VEHICLE,
  "customer_month.slot": "as in ledger_day",
  "damages.vehicle_id": VEHICLE,
  "expenses.id": "nothing refers to an expense",
  "expenses.supplier_gstin": PAPER,
  "expenses.supplier_invoice_no": PAPER,
  "expenses.trip_id": "trips are none of the books",
  "hand_overs.id": "nothing refers to a hand-over",
  "journals.id": "nothing refers to a journal",
  "journals.other_narration": TEXT,
  "ledger_day.slot": "spreads what many postings update over several rows: only their sum counts",
  "ledger_entries.narration": "the words of a journal's line",
  "ledger_month.slot": "as in ledger_day",
  "location_month.slot": "as in ledger_day",
  "notes.id": "nothing refers to a note",
  "order_lines.item_id": "an order moves no goods: what it asks for is said once",
  "order_lines.mrp": ITEM,
  "order_lines.narration": TEXT,
  "orders.bill_series": TEXT,
  "orders.branch_id": "an order has no voucher that repeats it",
  "orders.client_id": "the client's own",
  "orders.created_at": "an order has no voucher that repeats it",
  "orders.created_by": "an order has no voucher that repeats it",
  "orders.date": "an order has no voucher that repeats it, within its year",
  "orders.mode": "an order is paid by its bill, in either way",
  "orders.narration": TEXT,
  "orders.request_hash": "the client's own",
  "orders.user_id": "an order has no voucher that repeats it",
  "payments.bank": PAPER,
  "payments.bank_branch": PAPER,
  "payments.cheque_date": PAPER,
  "payments.cheque_no": PAPER,
  "payments.id": "nothing refers to a payment",
  "payments.remark": TEXT,
  "production_lines.available_quantity": "what was in stock as the document showed it",
  "production_lines.batch_name": TEXT,
  "production_lines.required_quantity": "what a recipe asks for is said once",
  "productions.batch_name": TEXT,
  "purchase_lines.discount_rate": PRINTED,
  "purchase_lines.hsn_code": ITEM,
  "purchase_lines.mrp": ITEM,
  "purchase_lines.unit_price": PRINTED,
  "purchases.supplier_invoice_date": PAPER,
  "purchases.supplier_invoice_no": PAPER,
  "receipts.approval_status": "who approved it is nowhere else",
  "receipts.bank": PAPER,
  "receipts.bank_branch": PAPER,
  "receipts.bank_location": PAPER,
  "receipts.cheque_date": PAPER,
  "receipts.cheque_no": PAPER,
  "receipts.id": "nothing refers to a receipt",
  "receipts.remark": TEXT,
  "replacement_lines.damaged_quantity": "goods that are worth nothing any more: they come into no stock",
  "replacement_lines.expired_quantity": "goods that are worth nothing any more: they come into no stock",
  "replacements.route_id": "the customer's own when it was posted; he may have moved since",
  "replacements.vehicle_id": VEHICLE,
  "sale_returns.route_id": "the customer's own when it was posted; he may have moved since",
  "sale_returns.vehicle_id": VEHICLE,
  "salesman_day.slot": "as in ledger_day",
  "settlements.company_id":
    "what is gone leaves no trace: the money goes against what is oldest; the other company finds it",
  "stock_day.slot": "as in ledger_day",
  "stock_month.slot": "as in ledger_day",
  "stock_move_batches.company_id":
    "what is gone leaves no trace: only the sum of its batch tells; the other company finds it",
  "van_loads.vehicle_id": VEHICLE,
  "vouchers.client_id": "the client's own",
  "vouchers.reason": TEXT,
  "vouchers.request_hash": "the client's own",
};

/**
 * Tables that contain no postings: masters, field work, platform, and balances, which a separate check sums.
 * Every table not listed here belongs to the books.
 */
export const NOT_BOOKS: ReadonlySet<string> = new Set(
  `accounts account_groups account_subgroups allocations api_keys asked_origins audit_log batches beat_plans branches companies company_settings districts
   embed_origins employee_distributors events event_orders financial_years hsn_codes idempotency_keys id_blocks installation invoice_series items item_categories
  item_former_taxes item_images item_prices junctions kept_balances known_browsers ledger_balance locations login_attempts login_log macs messages outbox outbox_days outbox_files party_locks
   rate_slabs recovery_codes recovery_links revoked_tokens roles routes saved_views schema_migrations second_factors sessions sign_in_steps states stock_locations taluks tasks taxes tax_rates
   token_secrets trips trip_photos units users vehicles visits webhooks webhook_deliveries write_turns zones`.split(
    /\s+/,
  ),
);
