export const UNKNOWABLE_COLUMNS: Readonly<Record<string, string>> = {
  "customer_month.slot": "as in ledger_day",
  "ledger_day.slot": "spreads what many postings update over several rows: only their sum counts",
  "ledger_month.slot": "as in ledger_day",
  "location_month.slot": "as in ledger_day",
  "salesman_day.slot": "as in ledger_day",
  "stock_day.slot": "as in ledger_day",
  "stock_month.slot": "as in ledger_day",
};

/**
 * Tables that contain no postings: masters, field work, platform, and balances, which a separate
 * check sums. Every table not listed here belongs to the books.
 */
export const NOT_BOOKS: ReadonlySet<string> = new Set(
  `accounts account_facts account_groups account_subgroups allocations api_keys asked_origins audit_log batches beat_plans branches branch_facts companies company_facts company_settings delivery_addresses districts e_invoices e_invoice_settings e_invoice_turnovers e_way_limits
   embed_origins employee_distributors events event_orders fact_editions financial_years gst_returns gst_set_offs held_documents hsn_codes idempotency_keys id_blocks input_tax_reversals installation invoice_series items item_categories item_facts
  item_former_taxes item_images item_prices junctions kept_balances known_browsers ledger_balance locations location_facts login_attempts login_log macs messages outbox outbox_days outbox_files party_locks
   rate_slabs recovery_codes recovery_links revoked_tokens roles routes route_facts saved_views schema_migrations second_factors sessions sign_in_steps statements_2b statement_2b_decisions states stock_locations taluks tasks taxes tax_rates
   token_secrets trips trip_photos units users user_facts vehicles vehicle_facts visits webhooks webhook_deliveries write_turns zones`.split(
    /\s+/,
  ),
);
