import { problem } from "../problem.ts";
import { type Paise, abs, LARGEST } from "./money.ts";
import { costOf } from "./rounding.ts";
import { signed, type KeptMoves } from "./kept-moves.ts";
import { NO_STOCK, takeIn, takeOut, type Cost, type Valued } from "./valuation.ts";
import {
  credit,
  debit,
  withoutZeros,
  type EntryKind,
  type LedgerLine,
  type MoveKind,
  type StockMove,
  type ValuedMove,
} from "./voucher.ts";

/** The accounts that the engine itself posts to. */
export interface StockAccounts {
  inventory: number;
  stock_variance: number;
}

/** Moves between locations: an outgoing and an incoming one of the same value, with no effect on the average cost. */
export const INTERNAL_MOVES: ReadonlySet<MoveKind> = new Set(["LOAD", "UNLOAD", "TRANSFER"]);

/** Moves with their values, their inventory lines, and the cost of each document line. */
export interface ValuedMoves {
  moves: ValuedMove[];
  lines: LedgerLine[];
  costs: Map<number, Paise>;
  /**
   * Value of the goods that came in; if none came in, of those that went out; otherwise of those moved
   * between locations.
   */
  worth: Paise;
  /** Value of the goods that came in less that of those that went out. */
  difference: Paise;
}

/**
 * Values a voucher's moves in order, updating `costs`; inventory lines are summed by entry kind, opposite
 * account and direction. Moves in `kept` keep their posted value and change no cost. Throws AMOUNT_INVALID.
 */
export function valueStockMoves(
  moves: readonly StockMove[],
  costs: Map<number, Cost>,
  accounts: StockAccounts,
  kept: KeptMoves["planned"] = new Map(),
): ValuedMoves {
  const result: ValuedMoves = { moves: [], lines: [], costs: new Map(), worth: 0n, difference: 0n };
  const sums = new Map<string, InventorySum>();
  const worth = { in: 0n, out: 0n, moved: 0n };
  for (const move of moves) {
    if (move.quantity === 0n || abs(move.quantity) > LARGEST) throw problem("AMOUNT_INVALID");
    const before = costs.get(move.itemId) ?? NO_STOCK;
    if (move.to !== undefined) {
      const [from, into] = transfer(move, move.to, kept.get(move) ?? takeOut(before, -move.quantity).value);
      result.moves.push(from, into);
      worth.moved += into.value;
      if (move.line !== undefined) addTo(result.costs, move.line, into.value);
      continue;
    }
    const own = valueOf(move, before, worth.out, kept.get(move));
    // A stock count posts its whole value against stock variance, so no separate variance is left to book.
    const valued = move.against === accounts.stock_variance ? { ...own, variance: 0n } : own;
    costs.set(move.itemId, valued.after);
    if (move.quantity > 0n) worth.in += valued.value + valued.variance;
    else worth.out -= valued.value;
    result.moves.push({
      ...placeOf(move),
      quantity: move.quantity,
      value: valued.value,
      ...(move.priced ?? UNPRICED),
    });
    // The opposite account takes what inventory does not, so it is part of the line's cost.
    const borne = move.against === undefined ? valued.value : valued.value + valued.variance;
    if (move.line !== undefined) addTo(result.costs, move.line, -borne);
    const against = move.against ?? null;
    const key = `${move.entryKind} ${against} ${move.quantity > 0n ? "in" : "out"}`;
    const sum = sums.get(key) ?? { entryKind: move.entryKind, against, value: 0n, variance: 0n };
    sum.value += valued.value;
    sum.variance += valued.variance;
    sums.set(key, sum);
  }
  for (const sum of sums.values()) {
    const { inventory, stock_variance: variance } = accounts;
    if (sum.against !== null) {
      result.lines.push(credit(sum.against, sum.entryKind, sum.value + sum.variance, inventory));
    }
    result.lines.push(debit(inventory, sum.entryKind, sum.value, sum.against));
    result.lines.push(debit(variance, "stock", sum.variance, inventory));
  }
  result.lines = withoutZeros(result.lines);
  result.worth = worth.in || worth.out || worth.moved;
  result.difference = worth.in - worth.out;
  return result;
}

const UNPRICED = { taxable: 0n, tax: 0n };

interface InventorySum {
  entryKind: EntryKind;
  against: number | null;
  value: Paise;
  variance: Paise;
}

function addTo(costs: Map<number, Paise>, line: number, cost: Paise) {
  costs.set(line, (costs.get(line) ?? 0n) + cost);
}

/** `taken` is the value that the voucher's earlier moves took out of stock, `kept` the posted value of this move. */
function valueOf(move: StockMove, before: Cost, taken: Paise, kept: Paise | undefined): Valued {
  const given = typeof move.value === "function" ? move.value(taken) : move.value;
  if (given !== undefined && (given < 0n || given > LARGEST)) throw problem("AMOUNT_INVALID");
  if (kept !== undefined) {
    return { after: before, value: kept, variance: given === undefined ? 0n : signed(move, given) - kept };
  }
  if (move.quantity > 0n) {
    return takeIn(before, move.quantity, given ?? costOf(move.quantity, before.rate));
  }
  const out = takeOut(before, -move.quantity);
  // The supplier credits `given` for returned goods; inventory is reduced by the average cost, and the
  // difference is variance.
  return given === undefined ? out : { ...out, variance: signed(move, given) - out.value };
}

function transfer(move: StockMove, to: number, value: Paise): [ValuedMove, ValuedMove] {
  return [
    { ...placeOf(move), quantity: move.quantity, value, ...UNPRICED },
    { ...placeOf(move), locationId: to, quantity: -move.quantity, value: -value, ...UNPRICED },
  ];
}

function placeOf({ itemId, locationId, kind }: StockMove) {
  return { itemId, locationId, kind };
}
