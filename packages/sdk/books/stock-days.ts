import type { Quantity } from "./money.ts";
import { makeStockKey } from "./stock-key.ts";
import { StockShort, type Shortage } from "./stock-short.ts";
import type { StockMove } from "./voucher.ts";

/** Daily changes of an item's stock at a location, in thousandths, by "item id location id". */
export type StockDays = Map<string, ReadonlyMap<string, Quantity>>;

/** A move on a day; `to` is the receiving location of goods that stay in the company. */
export type DatedMove = Pick<StockMove, "itemId" | "locationId" | "kind" | "quantity" | "to" | "line"> & {
  date: string;
};

export function addMoveDates({
  date,
  moves,
}: {
  date: string;
  moves: readonly Omit<DatedMove, "date">[];
}): DatedMove[] {
  return moves.map((move) => ({ ...move, date }));
}

/**
 * Applies moves to `days`, in memory. Throws StockShort (STOCK_SHORT) if a move takes more than is
 * at its location on its day, or on any later one.
 */
export function takeFromStock(days: StockDays, moves: readonly DatedMove[]): void {
  const shortages: Shortage[] = [];
  for (const move of moves) {
    const least = findLeastStock(days.get(makeStockKey(move)) ?? NO_DAYS, move.date);
    if (move.quantity < 0n && least.quantity + move.quantity < 0n) {
      shortages.push(makeShortage(move, -move.quantity, least));
      continue;
    }
    for (const each of splitIntoEnds(move)) add(days, each);
  }
  if (shortages.length > 0) throw new StockShort(shortages);
}

/**
 * Checks a cancellation or edit as a whole. Throws StockShort (STOCK_SHORT) if an item's stock at a
 * location would become both negative and less than before on any day: a correction removes goods
 * that may have been sold since. The order of `moves` does not matter.
 */
export function refuseShortages(days: StockDays, moves: readonly DatedMove[]): void {
  const after: StockDays = new Map(days);
  const changedMoves = new Map<string, DatedMove>();
  for (const move of moves.flatMap(splitIntoEnds)) {
    add(after, move);
    // Report the line of the new document, because the user can correct that one.
    const knownMove = changedMoves.get(makeStockKey(move));
    if (knownMove?.line === undefined) changedMoves.set(makeStockKey(move), move);
  }
  const shortages = [...changedMoves].flatMap(([key, move]) => {
    const [was, is] = [days.get(key) ?? NO_DAYS, after.get(key) ?? NO_DAYS];
    const worst = [...is.keys()]
      .map((date) => ({ date, before: calculateStockOn(was, date), left: calculateStockOn(is, date) }))
      .filter(({ before, left }) => left < 0n && left < before)
      .toSorted((a, b) => (a.left < b.left ? -1 : a.left > b.left ? 1 : 0))[0];
    if (!worst) return [];
    const day = isLast(is, worst.date) ? undefined : worst.date;
    return [makeShortage(move, worst.before - worst.left, { quantity: worst.before, day })];
  });
  if (shortages.length > 0) throw new StockShort(shortages);
}

function splitIntoEnds(move: DatedMove): DatedMove[] {
  const { to, ...own } = move;
  return to === undefined ? [own] : [own, { ...own, locationId: to, quantity: -own.quantity }];
}

function add(days: StockDays, { date, quantity: change, ...move }: DatedMove) {
  const own = new Map(days.get(makeStockKey(move)));
  own.set(date, (own.get(date) ?? 0n) + change);
  days.set(makeStockKey(move), own);
}

/** The lowest stock from a day on, and its day, unless it is the current stock. */
function findLeastStock(days: ReadonlyMap<string, Quantity>, from: string) {
  let least = { quantity: calculateStockOn(days, from), day: isLast(days, from) ? undefined : from };
  for (const date of days.keys()) {
    if (date <= from) continue;
    const remaining = calculateStockOn(days, date);
    if (remaining < least.quantity)
      least = { quantity: remaining, day: isLast(days, date) ? undefined : date };
  }
  return least;
}

export function calculateStockOn(days: ReadonlyMap<string, Quantity>, day: string): Quantity {
  return [...days].reduce((sum, [date, change]) => (date <= day ? sum + change : sum), 0n);
}

function isLast(days: ReadonlyMap<string, Quantity>, day: string) {
  return [...days.keys()].every((date) => date <= day);
}

function makeShortage(
  { itemId, locationId, kind, line }: DatedMove,
  requestedQuantity: Quantity,
  { quantity: there, day }: { quantity: Quantity; day: string | undefined },
): Shortage {
  const field = line === undefined ? "lines" : `lines.${line}.${ASKED_IN[kind] ?? "quantity"}`;
  return {
    itemId,
    locationId,
    asked: requestedQuantity,
    left: there > 0n ? there : 0n,
    field,
    ...(day && { day }),
  };
}

const ASKED_IN: Partial<Record<StockMove["kind"], string>> = {
  FREE: "freeQuantity",
  CONSUME: "usedQuantity",
  DAMAGE_OUT: "damagedQuantity",
};
const NO_DAYS: ReadonlyMap<string, Quantity> = new Map();
