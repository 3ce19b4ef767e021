import type { Knex } from "knex";
import { problem } from "@vanbook/sdk/problem";
import { insertLater, insertRows } from "../../db/insert-rows.ts";
import {
  costRate,
  formatCostRate,
  formatPaise,
  formatQuantity,
  paise,
  quantity,
  type Cost,
} from "@vanbook/sdk/books";

/**
 * Inserts cost rows for items that never moved, and locks the costs of `wantedIds` (ascending)
 * until the transaction ends. Throws ITEM_UNKNOWN.
 */
export async function makeCosts(
  trx: Knex.Transaction,
  companyId: number,
  missing: readonly number[],
  wantedIds: readonly number[],
): Promise<Map<number, Cost>> {
  await makeRows(trx, companyId, missing);
  return readLocked(trx, companyId, wantedIds);
}

export function toItemCost(row: Omit<CostRow, "item_id">): Cost {
  return { quantity: quantity(row.quantity), value: paise(row.value), rate: costRate(row.rate) };
}

/** The cost rows must exist and be locked. */
export async function saveCosts(
  trx: Knex.Transaction,
  companyId: number,
  costs: ReadonlyMap<number, Cost>,
): Promise<void> {
  const rows = [...costs].map(([itemId, cost]) => ({
    company_id: companyId,
    item_id: itemId,
    quantity: formatQuantity(cost.quantity),
    value: formatPaise(cost.value),
    rate: formatCostRate(cost.rate),
  }));
  const update = "quantity = VALUES(quantity), value = VALUES(value), rate = VALUES(rate)";
  await insertLater(trx, "item_costs", rows, `ON DUPLICATE KEY UPDATE ${update}`);
}

async function readLocked(trx: Knex.Transaction, companyId: number, itemIds: readonly number[]) {
  const rows: CostRow[] = await trx("item_costs")
    .select("item_id", "quantity", "value", "rate")
    .where("company_id", companyId)
    .whereIn("item_id", [...itemIds])
    .orderBy("item_id")
    .forUpdate();
  return new Map(rows.map((row) => [row.item_id, toItemCost(row)]));
}

async function makeRows(trx: Knex.Transaction, companyId: number, itemIds: readonly number[]) {
  const knownItems = await trx("items")
    .where("company_id", companyId)
    .whereIn("id", [...itemIds])
    .select("id");
  if (knownItems.length !== itemIds.length) throw problem("ITEM_UNKNOWN");
  const rows = itemIds.map((id) => ({
    company_id: companyId,
    item_id: id,
    quantity: "0",
    value: "0",
    rate: "0",
  }));
  await insertRows(trx, "item_costs", rows, "ON DUPLICATE KEY UPDATE item_id = VALUES(item_id)");
}

interface CostRow {
  item_id: number;
  quantity: string;
  value: string;
  rate: string;
}
