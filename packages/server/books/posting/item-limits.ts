import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import { costRate, type CostLimits, INTERNAL_MOVES, type ValuedMove } from "@vanbook/sdk/books";

/**
 * Selects the rates per unit at which goods came in, as `item_id` and `rate`: from purchases and
 * productions (including cancelled ones) and from openings. An item's average lies between them.
 * `ofMoves` selects the stock moves.
 */
export function selectIncomingRates(where: string, ofMoves = where): string {
  return `SELECT item_id, landed / (quantity + free_quantity) AS rate FROM purchase_lines WHERE ${where}
    UNION ALL
    SELECT item_id, total_cost / quantity FROM productions WHERE ${where}
    UNION ALL
    SELECT item_id, value / quantity FROM stock_moves WHERE ${ofMoves} AND move_kind = 'OPENING' AND quantity > 0`;
}

/** The lowest and highest incoming rate of each moved item; leaves out items that never came in. */
export async function readCostLimits(
  trx: Knex.Transaction,
  companyId: number,
  moves: readonly ValuedMove[],
): Promise<Map<number, CostLimits>> {
  const items = new Set(moves.filter(({ kind }) => !INTERNAL_MOVES.has(kind)).map(({ itemId }) => itemId));
  if (items.size === 0) return new Map();
  // For IN (?): the driver expands an array to a list, which knex's types don't support.
  const own = [...items] as unknown as Knex.RawBinding;
  const limitRows = await queryRows<{ item_id: number; lowest: string; highest: string }>(
    trx,
    `SELECT item_id, CAST(MIN(rate) AS DECIMAL(18,6)) AS lowest, CAST(MAX(rate) AS DECIMAL(18,6)) AS highest
      FROM (${selectIncomingRates("company_id = ? AND item_id IN (?)")}) AS incoming GROUP BY item_id`,
    [companyId, own, companyId, own, companyId, own],
  );
  return new Map(
    limitRows.map((row) => [row.item_id, { lowest: costRate(row.lowest), highest: costRate(row.highest) }]),
  );
}
