import type { Migration } from "../migration.ts";

/** Accounts that new companies begin with (`SYSTEM_ACCOUNTS`). */
const ACCOUNTS = [
  "0 AS place, 'cgst_rcm' AS system_key, 10 AS group_id, 'RCM CGST Payable' AS name",
  "1, 'sgst_rcm', 10, 'RCM SGST Payable'",
  "2, 'igst_rcm', 10, 'RCM IGST Payable'",
  "3, 'cheques_received', 3, 'Cheques in Hand (Post-dated)'",
  "4, 'cheques_issued', 4, 'Cheques Issued (Post-dated)'",
] as const;

const KEYS = "'cgst_rcm', 'sgst_rcm', 'igst_rcm', 'cheques_received', 'cheques_issued'";

/**
 * Returns of bills whose tax can no longer be reduced (section 34(2) of the CGST Act); accounts for
 * the tax that a company owes on a reverse charge, and for cheques that are dated ahead.
 */
export const datesAndAccounts: Migration = {
  name: "064-dates-and-accounts",
  up: [
    "ALTER TABLE sale_returns ADD COLUMN without_tax TINYINT NOT NULL DEFAULT 0",
    // Whether the tax of a reverse charge is in the RCM accounts; the output accounts had it before.
    "ALTER TABLE expenses ADD COLUMN rcm_payable TINYINT NOT NULL DEFAULT 0",
    // Whether the money is in the account of cheques that are dated ahead, not yet in the bank.
    "ALTER TABLE receipts ADD COLUMN post_dated TINYINT NOT NULL DEFAULT 0",
    "ALTER TABLE payments ADD COLUMN post_dated TINYINT NOT NULL DEFAULT 0",
    `INSERT INTO accounts (company_id, id, name, group_id, system_key)
      SELECT b.company_id, GREATEST(b.next_id, (SELECT MAX(x.id) + 1 FROM accounts x WHERE x.company_id = b.company_id)) + n.place,
        n.name, n.group_id, n.system_key
      FROM id_blocks b JOIN (SELECT ${ACCOUNTS.join(" UNION ALL SELECT ")}) n
      WHERE b.name = 'accounts' AND b.company_id IN (SELECT c.company_id FROM companies c)
        AND NOT EXISTS (SELECT 1 FROM accounts y WHERE y.company_id = b.company_id AND y.system_key = n.system_key)`,
    `UPDATE id_blocks b JOIN (SELECT company_id, MAX(id) + 1 AS free_id FROM accounts GROUP BY company_id) a
        ON a.company_id = b.company_id
      SET b.next_id = GREATEST(b.next_id, a.free_id) WHERE b.name = 'accounts'`,
  ],
  down: [
    // Those that have entries stay as ordinary accounts of the chart.
    `DELETE FROM accounts WHERE system_key IN (${KEYS})
      AND NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.company_id = accounts.company_id AND e.account_id = accounts.id)`,
    `UPDATE accounts SET system_key = NULL WHERE system_key IN (${KEYS})`,
    "ALTER TABLE payments DROP COLUMN post_dated",
    "ALTER TABLE receipts DROP COLUMN post_dated",
    "ALTER TABLE expenses DROP COLUMN rcm_payable",
    "ALTER TABLE sale_returns DROP COLUMN without_tax",
  ],
};
