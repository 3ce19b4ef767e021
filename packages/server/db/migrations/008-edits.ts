import type { Migration } from "../migration.ts";

const NUMBERED = [
  ["bills", "company_id, year_id, series_id, number"],
  ...[
    "purchases",
    "sale_returns",
    "replacements",
    "damages",
    "purchase_returns",
    "productions",
    "van_loads",
  ].map((table) => [table, "company_id, year_id, number"] as const),
] as const;
const DOCUMENTS = [
  ...NUMBERED.map(([table]) => table),
  "receipts",
  "payments",
  "journals",
  "expenses",
  "hand_overs",
];
const CLIENTS = ["vouchers", "orders", "trips", "visits", "locations"];

/**
 * Edits of documents: status 3 marks one that another replaced under the same number, so the number
 * alone is no longer unique (check I10 makes sure that each number has one current document). Also
 * the hash of what a client sent, to tell a repeated request from another document with the same
 * client id; the document lines that returns refer to; the account of closed years.
 */
export const edits: Migration = {
  name: "008-edits",
  up: [
    ...NUMBERED.map(
      ([table, columns]) =>
        `ALTER TABLE ${table} DROP KEY ${table}_number, ADD KEY ${table}_number (${columns}, status)`,
    ),
    ...DOCUMENTS.map((table) => `ALTER TABLE ${table} ADD COLUMN replaced_by INT NULL`),
    ...CLIENTS.map((table) => `ALTER TABLE ${table} ADD COLUMN request_hash BINARY(32) NULL`),
    // mode: 0 refunded in cash, 1 credited to the customer's account.
    `ALTER TABLE sale_returns ADD COLUMN mode TINYINT NOT NULL DEFAULT 1, ADD COLUMN refund_ledger_id INT NULL,
      ADD COLUMN discount DECIMAL(18,2) NOT NULL DEFAULT 0`,
    "ALTER TABLE sale_return_lines ADD COLUMN bill_line_no SMALLINT NULL",
    "ALTER TABLE purchase_return_lines ADD COLUMN purchase_line_no SMALLINT NULL",
    // Who cancelled an order (status 2).
    "ALTER TABLE orders ADD COLUMN cancelled_by INT NULL, ADD COLUMN cancelled_at DATETIME(3) NULL",
    `INSERT INTO accounts (company_id, id, name, group_id, system_key)
      SELECT company_id, next_id, 'Profit & Loss (closed years)', 20, 'retained_earnings' FROM id_blocks
      WHERE name = 'accounts' AND company_id IN (SELECT company_id FROM companies)`,
    "UPDATE id_blocks SET next_id = next_id + 1 WHERE name = 'accounts'",
  ],
  down: [
    // Once a year has been closed, the account has ledger entries, so it stays as an ordinary
    // account of the chart.
    "UPDATE accounts SET system_key = NULL WHERE system_key = 'retained_earnings'",
    `DELETE FROM accounts WHERE name = 'Profit & Loss (closed years)' AND system_key IS NULL
      AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.company_id = accounts.company_id AND e.account_id = accounts.id)`,
    "ALTER TABLE orders DROP COLUMN cancelled_by, DROP COLUMN cancelled_at",
    "ALTER TABLE purchase_return_lines DROP COLUMN purchase_line_no",
    "ALTER TABLE sale_return_lines DROP COLUMN bill_line_no",
    "ALTER TABLE sale_returns DROP COLUMN mode, DROP COLUMN refund_ledger_id, DROP COLUMN discount",
    ...CLIENTS.map((table) => `ALTER TABLE ${table} DROP COLUMN request_hash`),
    ...DOCUMENTS.map((table) => `ALTER TABLE ${table} DROP COLUMN replaced_by`),
    ...NUMBERED.map(
      ([table, columns]) =>
        `ALTER TABLE ${table} DROP KEY ${table}_number, ADD UNIQUE KEY ${table}_number (${columns}, voucher_id)`, // an edited document and its replacement share a number
    ),
  ],
};
