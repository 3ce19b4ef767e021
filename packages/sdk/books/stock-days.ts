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
    const is = after.get(key) ?? NO_DAYS;
    const worst = findWorstDay(days.get(key) ?? NO_DAYS, is);
    if (!worst) return [];
    const day = isLast(is, worst.date) ? undefined : worst.date;
    return [makeShortage(move, worst.before - worst.remaining, { quantity: worst.before, day })];
  });
  if (shortages.length > 0) throw new StockShort(shortages);
}

/** The first day on which most is missing. `is` has all days of `was`. */
function findWorstDay(was: ReadonlyMap<string, Quantity>, is: ReadonlyMap<string, Quantity>) {
  let before = 0n;
  let remaining = 0n;
  let worst: { date: string; before: Quantity; remaining: Quantity } | undefined;
  for (const [date, change] of listDaysInOrder(is)) {
    before += was.get(date) ?? 0n;
    remaining += change;
    if (remaining < 0n && remaining < before && remaining < (worst?.remaining ?? 0n))
      worst = { date, before, remaining };
  }
  return worst;
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
  let quantity = calculateStockOn(days, from);
  let least = { quantity, day: from };
  for (const [date, change] of listDaysInOrder(days)) {
    if (date <= from) continue;
    quantity += change;
    if (quantity < least.quantity) least = { quantity, day: date };
  }
  return { quantity: least.quantity, day: isLast(days, least.day) ? undefined : least.day };
}

function listDaysInOrder(days: ReadonlyMap<string, Quantity>): [string, Quantity][] {
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

export function calculateStockOn(days: ReadonlyMap<string, Quantity>, day: string): Quantity {
  let sum = 0n;
  for (const [date, change] of days) if (date <= day) sum += change;
  return sum;
}

function isLast(days: ReadonlyMap<string, Quantity>, day: string) {
  for (const date of days.keys()) if (date > day) return false;
  return true;
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
