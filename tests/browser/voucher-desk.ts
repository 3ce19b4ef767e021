import type { Knex } from "knex";
import type { Page } from "playwright";
import { expect } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { createClerk } from "./month/clerk.ts";

/**
 * Returns a function that types in the focused field, waits for its list if it has one, and presses
 * Enter to go to the next field.
 */
export function createTypist(page: Page) {
  const clerk = createClerk(page);
  return async (text: string) => {
    const at = await clerk.field();
    if (text !== "") await clerk.fill(at, text);
    await clerk.press("Enter");
    await clerk.field(undefined, at);
  };
}

/** A voucher's total, once the server has priced everything typed so far. */
export async function readPricedTotal(page: Page): Promise<string> {
  const total = page.locator(".vb-voucher-totals:not([data-stale]) .vb-total-last dd");
  await expect.poll(() => total.textContent()).toMatch(/^[\d,]+\.\d\d$/);
  return ((await total.textContent()) ?? "").replaceAll(",", "");
}

/** The newest voucher of a kind, with its entries: account, debit and credit. */
export async function readNewestVoucher(db: Knex, kind: string) {
  const [voucher] = await queryRows<{ id: number; narration: string | null; created_by: number }>(
    db,
    "SELECT id, narration, created_by FROM vouchers WHERE company_id = 1 AND kind = ? ORDER BY id DESC LIMIT 1",
    [kind],
  );
  const lines = await queryRows<{ name: string; debit: string; credit: string }>(
    db,
    `SELECT a.name, e.debit, e.credit FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE e.company_id = 1 AND e.voucher_id = ? ORDER BY e.debit DESC, a.name`,
    [voucher?.id ?? 0],
  );
  return { id: voucher?.id, narration: voucher?.narration, lines };
}

/** Stock moves of the newest voucher of a kind: place, item and quantity. */
export async function readNewestMoves(db: Knex, kind: string) {
  const { id } = await readNewestVoucher(db, kind);
  return queryRows<{ place: string; item: string; quantity: string }>(
    db,
    `SELECT l.name AS place, i.name AS item, m.quantity FROM stock_moves m
       JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id
       JOIN items i ON i.company_id = m.company_id AND i.id = m.item_id
      WHERE m.company_id = 1 AND m.voucher_id = ? ORDER BY m.quantity`,
    [id ?? 0],
  );
}

/** The first name in a table of company 1 that meets a condition. */
export async function readFirstName(db: Knex, table: string, where: string): Promise<string> {
  // The list selects the first name that starts with the typed text.
  const [firstRow] = await queryRows<{ name: string }>(
    db,
    `SELECT name FROM ${table} WHERE company_id = 1 AND ${where} ORDER BY name LIMIT 1`,
    [],
  );
  return firstRow?.name ?? "";
}
