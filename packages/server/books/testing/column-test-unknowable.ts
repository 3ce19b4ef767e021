const PRINTED_ON_PAPER = "what a cheque or a supplier's invoice has printed is nowhere else";
const BANK_STATEMENT = "what the bank's statement says is nowhere else";
const ENTERED_TEXT = "words and numbers of those who entered it, which nothing follows from";
const POSTED_VEHICLE = "the van's own when it was posted; goods of a godown may go by any";
const POSTED_PLACE = "the place that was supplied; the customer may have moved since";
const PRINTED_INVOICE = "an invoice is taken as printed: up to a rupee may be rounding";
const POSTED_ITEM = "the item's own when it was posted; the item may have changed since";

export const UNKNOWABLE_COLUMNS: Readonly<Record<string, string>> = {
  "bank_dates.bank_date": BANK_STATEMENT,
  "bank_dates.company_id":
    "what is gone leaves no trace: the entry is not in the bank; the other company finds it",
  "bank_dates.marked_at": BANK_STATEMENT,
  "bank_dates.marked_by": BANK_STATEMENT,
  "bill_lines.hsn_code": POSTED_ITEM,
  "bill_lines.mrp": POSTED_ITEM,
  "bill_lines.supply_kind": POSTED_ITEM,
  "bills.place_of_supply": POSTED_PLACE,
  "bills.route_id": "the customer's own when it was posted; he may have moved since",
  "bills.vehicle_id": POSTED_VEHICLE,
  "customer_month.slot": "as in ledger_day",
  "damages.vehicle_id": POSTED_VEHICLE,
  "expenses.id": "nothing refers to an expense",
  "expenses.supplier_gstin": PRINTED_ON_PAPER,
  "expenses.supplier_invoice_date": PRINTED_ON_PAPER,
  "expenses.supplier_invoice_no": PRINTED_ON_PAPER,
  "expenses.trip_id": "trips are none of the books",
  "hand_overs.id": "nothing refers to a hand-over",
  "journals.id": "nothing refers to a journal",
  "journals.other_narration": ENTERED_TEXT,
  "ledger_day.slot": "spreads what many postings update over several rows: only their sum counts",
  "ledger_entries.narration": "the words of a journal's line",
  "ledger_month.slot": "as in ledger_day",
  "location_month.slot": "as in ledger_day",
  "notes.id": "nothing refers to a note",
  "notes.refers_to": "without it, a note refers to what it settles, or to nothing",
  "order_lines.item_id": "an order moves no goods: what it asks for is said once",
  "order_lines.mrp": POSTED_ITEM,
  "order_lines.narration": ENTERED_TEXT,
  "notes.place_of_supply": POSTED_PLACE,
  "orders.bill_series": ENTERED_TEXT,
  "orders.branch_id": "an order has no voucher that repeats it",
  "orders.client_id": "the client's own",
  "orders.created_at": "an order has no voucher that repeats it",
  "orders.created_by": "an order has no voucher that repeats it",
  "orders.date": "an order has no voucher that repeats it, within its year",
  "orders.edition": "an order has no voucher that repeats it",
  "orders.mode": "an order is paid by its bill, in either way",
  "orders.narration": ENTERED_TEXT,
  "orders.place_of_supply": "an order posts no tax",
  "orders.request_hash": "the client's own",
  "orders.user_id": "an order has no voucher that repeats it",
  "payments.bank": PRINTED_ON_PAPER,
  "payments.bank_branch": PRINTED_ON_PAPER,
  "payments.cheque_date": PRINTED_ON_PAPER,
  "payments.cheque_no": PRINTED_ON_PAPER,
  "payments.id": "nothing refers to a payment",
  "payments.remark": ENTERED_TEXT,
  "production_lines.available_quantity": "what was in stock as the document showed it",
  "production_lines.batch_name": ENTERED_TEXT,
  "production_lines.required_quantity": "what a recipe asks for is said once",
  "productions.batch_name": ENTERED_TEXT,
  "purchase_lines.discount_rate": PRINTED_INVOICE,
  "purchase_lines.hsn_code": POSTED_ITEM,
  "purchase_lines.mrp": POSTED_ITEM,
  "purchase_lines.supply_kind": POSTED_ITEM,
  "purchase_lines.unit_price": PRINTED_INVOICE,
  "purchases.supplier_invoice_date": PRINTED_ON_PAPER,
  "purchases.supplier_invoice_no": PRINTED_ON_PAPER,
  "receipts.approval_status": "who approved it is nowhere else",
  "receipts.bank": PRINTED_ON_PAPER,
  "receipts.bank_branch": PRINTED_ON_PAPER,
  "receipts.bank_location": PRINTED_ON_PAPER,
  "receipts.cheque_date": PRINTED_ON_PAPER,
  "receipts.cheque_no": PRINTED_ON_PAPER,
  "receipts.id": "nothing refers to a receipt",
  "receipts.remark": ENTERED_TEXT,
  "replacement_lines.damaged_quantity": "goods that are worth nothing any more: they come into no stock",
  "replacement_lines.expired_quantity": "goods that are worth nothing any more: they come into no stock",
  "replacements.route_id": "the customer's own when it was posted; he may have moved since",
  "replacements.vehicle_id": POSTED_VEHICLE,
  "purchase_return_lines.supply_kind": POSTED_ITEM,
  "sale_return_lines.supply_kind": POSTED_ITEM,
  "sale_returns.place_of_supply": POSTED_PLACE,
  "sale_returns.route_id": "the customer's own when it was posted; he may have moved since",
  "sale_returns.vehicle_id": POSTED_VEHICLE,
  "salesman_day.slot": "as in ledger_day",
  "settlements.company_id":
    "what is gone leaves no trace: the money goes against what is oldest; the other company finds it",
  "stock_day.slot": "as in ledger_day",
  "stock_month.slot": "as in ledger_day",
  "stock_move_batches.company_id":
    "what is gone leaves no trace: only the sum of its batch tells; the other company finds it",
  "van_loads.vehicle_id": POSTED_VEHICLE,
  "opening_bills.company_id": PRINTED_ON_PAPER,
  "opening_bills.date": PRINTED_ON_PAPER,
  "opening_bills.due_date": PRINTED_ON_PAPER,
  "opening_bills.number": PRINTED_ON_PAPER,
  "vouchers.client_id": "the client's own",
  "vouchers.reason": ENTERED_TEXT,
  "vouchers.request_hash": "the client's own",
};

/**
 * Tables that contain no postings: masters, field work, platform, and balances, which a separate
 * check sums. Every table not listed here belongs to the books.
 */
export const NOT_BOOKS: ReadonlySet<string> = new Set(
  `accounts account_facts account_groups account_subgroups allocations api_keys asked_origins audit_log batches beat_plans branches branch_facts companies company_facts company_settings districts
   embed_origins employee_distributors events event_orders fact_editions financial_years hsn_codes idempotency_keys id_blocks installation invoice_series items item_categories item_facts
  item_former_taxes item_images item_prices junctions kept_balances known_browsers ledger_balance locations location_facts login_attempts login_log macs messages outbox outbox_days outbox_files party_locks
   rate_slabs recovery_codes recovery_links revoked_tokens roles routes route_facts saved_views schema_migrations second_factors sessions sign_in_steps states stock_locations taluks tasks taxes tax_rates
   token_secrets trips trip_photos units users user_facts vehicles vehicle_facts visits webhooks webhook_deliveries write_turns zones`.split(
    /\s+/,
  ),
);
