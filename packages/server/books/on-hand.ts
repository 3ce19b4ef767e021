import type { Knex } from "knex";
import { problem } from "../http/problem.ts";
import { formatQuantity, quantity, type Quantity } from "./money.ts";
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
  for (const move of moves) {
    const left = onHand.get(keyOf(move)) ?? 0n;
    if (move.quantity < 0n && left + move.quantity < 0n) throw short(move, left);
    onHand.set(keyOf(move), left + move.quantity);
    if (move.to === undefined) continue;
    const into = keyOf({ itemId: move.itemId, locationId: move.to });
    onHand.set(into, (onHand.get(into) ?? 0n) - move.quantity);
  }
}

/**
 * Refuses what leaves a place with less than nothing, and with less than before: a correction takes goods back that may
 * have been sold since. `moves` are all of it; in which order they come does not matter.
 */
export function refuseShort(
  onHand: OnHand,
  moves: readonly Pick<StockMove, "itemId" | "locationId" | "quantity" | "to">[],
): void {
  const changes = new Map<string, { move: Pick<StockMove, "itemId" | "locationId">; change: Quantity }>();
  const add = (move: Pick<StockMove, "itemId" | "locationId">, quantity: Quantity) => {
    const { change } = changes.get(keyOf(move)) ?? { change: 0n };
    changes.set(keyOf(move), { move, change: change + quantity });
  };
  for (const { itemId, locationId, quantity, to } of moves) {
    add({ itemId, locationId }, quantity);
    if (to !== undefined) add({ itemId, locationId: to }, -quantity);
  }
  for (const [key, { move, change }] of changes) {
    const left = onHand.get(key) ?? 0n;
    if (change < 0n && left + change < 0n) throw short({ ...move, quantity: change }, left);
  }
}

function short(
  {
    itemId,
    locationId,
    quantity: asked,
    line,
  }: Pick<StockMove, "itemId" | "locationId" | "quantity" | "line">,
  left: Quantity,
) {
  const message = `Of item ${itemId}, ${plain(left)} lie at location ${locationId}; ${plain(-asked)} are asked for.`;
  return problem("STOCK_SHORT", {
    message,
    fields: [{ field: line === undefined ? "lines" : `lines.${line}.quantity`, message }],
  });
}

function plain(count: Quantity) {
  return formatQuantity(count).replace(/\.?0+$/, "");
}

function keyOf({ itemId, locationId }: { itemId: number; locationId: number }) {
  return `${itemId} ${locationId}`;
}
