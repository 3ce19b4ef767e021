import type { Knex } from "knex";
import { quantity, type Quantity } from "../../money.ts";
import { StockShort, type Shortage } from "./stock-short.ts";
import type { StockMove } from "./voucher.ts";

/** What lies of each item at each location, by `item location`. */
export type OnHand = Map<string, Quantity>;

/** Reads what lies where the moves take goods from; right as long as the items' costs are locked. */
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

/** Moves goods on paper; refuses to take more from a location than lies there. */
export function takeFromHand(onHand: OnHand, moves: readonly StockMove[]): void {
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
 * Refuses what leaves a place with less than nothing, and with less than before: a correction takes goods back that may
 * have been sold since. `moves` are all of it; in which order they come does not matter.
 */
export function refuseShort(onHand: OnHand, moves: readonly PlannedMove[]): void {
  const changes = new Map<string, { move: PlannedMove; change: Quantity }>();
  const add = (move: PlannedMove, quantity: Quantity) => {
    const { move: known, change } = changes.get(keyOf(move)) ?? { move, change: 0n };
    // The line of the new document is the one that can be mended.
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

/** Where a line does not call it its quantity. */
const ASKED_IN: Partial<Record<StockMove["kind"], string>> = {
  FREE: "freeQuantity",
  CONSUME: "usedQuantity",
  DAMAGE_OUT: "damagedQuantity",
};

function keyOf({ itemId, locationId }: { itemId: number; locationId: number }) {
  return `${itemId} ${locationId}`;
}
