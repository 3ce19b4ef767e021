import type { Knex } from "knex";
import { quantity, type Quantity, type StockMove, makeStockKey } from "@vanbook/sdk/books";

/** Thousandths; the key is "item id location id". */
export type OnHand = Map<string, Quantity>;

/** The stock at the moves' locations; valid while the items' cost rows are locked. */
export async function readOnHand(
  trx: Knex.Transaction,
  companyId: number,
  moves: readonly Pick<StockMove, "itemId" | "locationId">[],
): Promise<OnHand> {
  const places = new Map(moves.map((move) => [makeStockKey(move), [move.itemId, move.locationId]]));
  if (places.size === 0) return new Map();
  const rows: { item_id: number; location_id: number; quantity: string }[] = await trx("location_month")
    .select("item_id", "location_id", trx.raw("SUM(quantity) AS quantity"))
    .where("company_id", companyId)
    .whereIn(["item_id", "location_id"], [...places.values()])
    .groupBy("item_id", "location_id");
  return new Map(
    rows.map((row) => [
      makeStockKey({ itemId: row.item_id, locationId: row.location_id }),
      quantity(row.quantity),
    ]),
  );
}
