import type { Knex } from "knex";
import { MONTH_SQL } from "../../packages/server/books/rollups/rebuild-sources.ts";
import { copyOf, type Copy } from "./copies.ts";
import { dropKeys } from "./keys.ts";
import { CYCLE_COUNT, type Pattern } from "./pattern.ts";

export async function addToLedgerDay(db: Knex, copy: Copy): Promise<void> {
  const date = copy.date.replaceAll("p.position", "t.position");
  await db.raw(
    `INSERT INTO ledger_day (company_id, account_id, date, entry_kind, slot, debit, credit, entries)
     SELECT company_id, account_id, ${date} AS day, entry_kind, 0, SUM(debit), SUM(credit), COUNT(*)
     FROM bench_ledger_entries t GROUP BY company_id, account_id, day, entry_kind
     ON DUPLICATE KEY UPDATE debit = debit + VALUES(debit), credit = credit + VALUES(credit),
       entries = entries + VALUES(entries)`,
  );
}

export async function fillStock(db: Knex, companyId: number): Promise<void> {
  const own = { company: companyId };
  await rebuildTable(
    db,
    "stock_day",
    `INSERT INTO stock_day (company_id, date, item_id, move_kind, quantity, value, taxable, tax)
     SELECT company_id, date, item_id, move_kind, SUM(quantity), SUM(value), SUM(taxable), SUM(tax)
     FROM stock_moves WHERE company_id = :company GROUP BY company_id, date, item_id, move_kind
     ORDER BY company_id, date, item_id, move_kind`,
    own,
  );
  await rebuildTable(
    db,
    "stock_month",
    `INSERT INTO stock_month (company_id, month, item_id, move_kind, quantity, value, taxable, tax)
     SELECT company_id, ${MONTH_SQL} AS month, item_id, move_kind, SUM(quantity), SUM(value), SUM(taxable), SUM(tax)
     FROM stock_day WHERE company_id = :company GROUP BY company_id, month, item_id, move_kind
     ORDER BY company_id, month, item_id, move_kind`,
    own,
  );
  await rebuildTable(
    db,
    "location_month",
    `INSERT INTO location_month (company_id, location_id, item_id, month, move_kind, quantity, value)
     SELECT company_id, location_id, item_id, ${MONTH_SQL} AS month, move_kind, SUM(quantity), SUM(value)
     FROM stock_moves WHERE company_id = :company GROUP BY company_id, location_id, item_id, month, move_kind
     ORDER BY company_id, location_id, item_id, month, move_kind`,
    own,
  );
}

async function rebuildTable(db: Knex, table: string, sql: string, own: { company: number }) {
  await db.raw(`DELETE FROM ${table} WHERE company_id = :company`, own);
  const addKeys = await dropKeys(db, table);
  await db.raw(sql, own);
  await addKeys();
}

export async function sumUp(db: Knex, companyId: number, pattern: Pattern): Promise<void> {
  const own = { company: companyId };
  await db.raw("DELETE FROM ledger_month WHERE company_id = :company", own);
  await db.raw(
    `INSERT INTO ledger_month (company_id, account_id, month, entry_kind, slot, debit, credit, entries)
     SELECT company_id, account_id, ${MONTH_SQL} AS month, entry_kind, slot, SUM(debit), SUM(credit), SUM(entries)
     FROM ledger_day WHERE company_id = :company GROUP BY company_id, month, account_id, entry_kind, slot
     ORDER BY company_id, month, account_id, entry_kind, slot`,
    own,
  );
  await db.raw("DELETE FROM salesman_day WHERE company_id = :company", own);
  await db.raw(
    `INSERT INTO salesman_day (company_id, date, salesman_id, bills, amount)
     SELECT company_id, date, salesman_id, COUNT(*), SUM(amount) FROM bills WHERE company_id = :company
     GROUP BY company_id, date, salesman_id ORDER BY company_id, date, salesman_id`,
    own,
  );
  await db.raw("DELETE FROM customer_month WHERE company_id = :company", own);
  await db.raw(
    `INSERT INTO customer_month (company_id, month, customer_id, bills, amount)
     SELECT company_id, ${MONTH_SQL} AS month, customer_id, COUNT(*), SUM(amount) FROM bills WHERE company_id = :company
     GROUP BY company_id, month, customer_id ORDER BY company_id, month, customer_id`,
    own,
  );
  // The average never changes, because everything was received at one price.
  await db.raw(
    `UPDATE item_costs c JOIN (
       SELECT item_id, SUM(quantity) AS quantity, SUM(value) AS value FROM stock_month
       WHERE company_id = :company GROUP BY item_id) m ON m.item_id = c.item_id
     SET c.quantity = m.quantity, c.value = m.value WHERE c.company_id = :company`,
    own,
  );
  for (const [kind, table] of [
    ["sale", "bills"],
    ["receipt", "receipts"],
  ] as const) {
    const series = table === "bills" ? "series_id" : "0";
    await db.raw(
      `INSERT INTO counters (company_id, kind, series_id, year_id, next_number)
       SELECT company_id, '${kind}', ${series} AS series, year_id, MAX(number) + 1 FROM ${table}
       WHERE company_id = :company GROUP BY company_id, series, year_id
       ON DUPLICATE KEY UPDATE next_number = VALUES(next_number)`,
      own,
    );
  }
  const last = copyOf(pattern, CYCLE_COUNT);
  for (const [name, shift] of [
    ["vouchers", last.voucherShift],
    ["bills", last.billShift],
    ["receipts", last.receiptShift],
  ] as const) {
    await db("id_blocks").where({ company_id: companyId, name }).increment("next_id", shift);
  }
}
