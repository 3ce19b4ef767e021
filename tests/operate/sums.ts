import type { Knex } from "knex";
import { queryRows } from "../../packages/server/db/rows.ts";

/** Totals of a company's books, by queries that are independent of those for backups. */
export async function readAllSums(db: Knex, companyId: number): Promise<Record<string, unknown>> {
  const ask = (sql: string) => queryRows<Record<string, unknown>>(db, sql, [companyId]);
  return {
    accounts: await ask(
      `SELECT account_id, SUM(debit) AS debit, SUM(credit) AS credit FROM ledger_entries
       WHERE company_id = ? GROUP BY account_id ORDER BY account_id`,
    ),
    stock: await ask(
      `SELECT item_id, location_id, SUM(quantity) AS quantity FROM stock_moves
       WHERE company_id = ? GROUP BY item_id, location_id ORDER BY item_id, location_id`,
    ),
    bills: await ask(
      "SELECT status, COUNT(*) AS bills, SUM(amount) AS amount FROM bills WHERE company_id = ? GROUP BY status ORDER BY status",
    ),
    photos: await ask(
      "SELECT COUNT(*) AS photos, SUM(CRC32(image)) AS image FROM trip_photos WHERE company_id = ?",
    ),
    log: await ask(
      "SELECT COUNT(*) AS line_count, MAX(at) AS at FROM audit_log WHERE company_id = ? AND operation <> 'operate.restore'",
    ),
    people: await ask("SELECT username, password_hash FROM users WHERE company_id = ? ORDER BY username"),
  };
}
