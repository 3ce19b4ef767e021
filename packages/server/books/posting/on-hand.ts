import type { Knex } from "knex";
import { quantity, type Quantity } from "../../money.ts";
import { StockShort, type Shortage } from "./stock-short.ts";
import type { StockMove } from "./voucher.ts";

/** Quantity in stock, in thousandths, by "item id location id". */
export type OnHand = Map<string, Quantity>;

/** Reads the stock at the items and locations of the moves; it stays valid while the items' cost rows are locked. */
export async function readOnHand(
  trx: Knex.Transaction,
  companyId: number,
  moves: readonly Pick<StockMove, "itemId" | "locationId">[],
): Promise<OnHand> {
  const places = new Map(moves.map((move) => [keyOf(move), [move.itemId, move.locationId]]));
  if (places.size === 0) return new Map();
  const rows: { item_id: number; location_id: number; quantity: string }[] = await trx("location_month")
    .select("item_id", "location_id", trx.raw("SUM(quantity) AS quantity"))
    .where("company_id", companyId)
    .whereIn(["item_id", "location_id"], [...places.values()])
    .groupBy("item_id", "location_id");
  return new Map(
    rows.map((row) => [keyOf({ itemId: row.item_id, locationId: row.location_id }), quantity(row.quantity)]),
  );
}

/** Applies moves to `onHand`, in memory. Throws StockShort (STOCK_SHORT) when a move takes more than is at its location. */
export function takeFromStock(onHand: OnHand, moves: readonly StockMove[]): void {
  const shortages: Shortage[] = [];
  for (const move of moves) {
    const left = onHand.get(keyOf(move)) ?? 0n;
    if (move.quantity < 0n && left + move.quantity < 0n) {
      shortages.push(shortage(move, move.quantity, left));
      continue;
    }
    onHand.set(keyOf(move), left + move.quantity);
    if (move.to === undefined) continue;
    const into = keyOf({ itemId: move.itemId, locationId: move.to });
    onHand.set(into, (onHand.get(into) ?? 0n) - move.quantity);
  }
  if (shortages.length > 0) throw new StockShort(shortages);
}

/**
 * Checks a cancellation or edit as a whole. Throws StockShort (STOCK_SHORT) when an item's stock at a location would
 * become both negative and less than before: a correction takes back goods that may have been sold since. The order of
 * `moves` does not matter.
 */
export function refuseShortages(onHand: OnHand, moves: readonly PlannedMove[]): void {
  const changes = new Map<string, { move: PlannedMove; change: Quantity }>();
  const add = (move: PlannedMove, quantity: Quantity) => {
    const { move: known, change } = changes.get(keyOf(move)) ?? { move, change: 0n };
    // Report the line of the new document: the user can correct that one.
    changes.set(keyOf(move), { move: known.line === undefined ? move : known, change: change + quantity });
  };
  for (const { to, ...move } of moves) {
    add(move, move.quantity);
    if (to !== undefined) add({ ...move, locationId: to }, -move.quantity);
  }
  const shortages: Shortage[] = [];
  for (const [key, { move, change }] of changes) {
    const left = onHand.get(key) ?? 0n;
    if (change < 0n && left + change < 0n) shortages.push(shortage(move, change, left));
  }
  if (shortages.length > 0) throw new StockShort(shortages);
}

type PlannedMove = Pick<StockMove, "itemId" | "locationId" | "kind" | "quantity" | "to" | "line">;

function shortage(
  { itemId, locationId, kind, line }: PlannedMove,
  taken: Quantity,
  left: Quantity,
): Shortage {
  const field = line === undefined ? "lines" : `lines.${line}.${ASKED_IN[kind] ?? "quantity"}`;
  return { itemId, locationId, asked: -taken, left: left > 0n ? left : 0n, field };
}

/** The field name of the quantity, where it is not `quantity`. */
const ASKED_IN: Partial<Record<StockMove["kind"], string>> = {
  FREE: "freeQuantity",
  CONSUME: "usedQuantity",
  DAMAGE_OUT: "damagedQuantity",
};

function keyOf({ itemId, locationId }: { itemId: number; locationId: number }) {
  return `${itemId} ${locationId}`;
}
