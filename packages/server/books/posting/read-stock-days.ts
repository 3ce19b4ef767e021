import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import { quantity, type Quantity, makeStockKey, type DatedMove, type StockDays } from "@vanbook/sdk/books";

/**
 * Reads the stock of the moves' items and locations on the earliest day of the moves, and its
 * changes after that day; valid while the items' cost rows are locked.
 */
export async function readStockDays(
  trx: Knex,
  companyId: number,
  moves: readonly DatedMove[],
): Promise<StockDays> {
  if (moves.length === 0) return new Map();
  const places = new Map(moves.map((move) => [makeStockKey(move), [move.itemId, move.locationId]]));
  const from = moves.reduce(
    (earliest, { date }) => (date < earliest ? date : earliest),
    moves[0]?.date ?? "",
  );
  const month = `${from.slice(0, 8)}01`;
  // For IN (?): the driver expands arrays to lists, which knex's types don't support.
  const wantedPlaces = [...places.values()] as unknown as Knex.RawBinding;
  const stockRows = await queryRows<{ item_id: number; location_id: number; date: string; quantity: string }>(
    trx,
    `SELECT item_id, location_id, '' AS date, SUM(quantity) AS quantity FROM location_month
      WHERE company_id = ? AND (item_id, location_id) IN (?) AND month < ? GROUP BY item_id, location_id
    UNION ALL
    SELECT item_id, location_id, CASE WHEN date <= ? THEN '' ELSE CAST(date AS CHAR) END, SUM(quantity) FROM stock_moves
      WHERE company_id = ? AND (item_id, location_id) IN (?) AND date >= ? GROUP BY 1, 2, 3`,
    [companyId, wantedPlaces, month, from, companyId, wantedPlaces, month],
  );
  const days = new Map<string, Map<string, Quantity>>();
  for (const row of stockRows) {
    const key = makeStockKey({ itemId: row.item_id, locationId: row.location_id });
    const own = days.get(key) ?? new Map<string, Quantity>();
    own.set(row.date, (own.get(row.date) ?? 0n) + quantity(row.quantity));
    days.set(key, own);
  }
  return days;
}
