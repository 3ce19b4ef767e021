import { problem } from "../problem.ts";
import { type Paise, toAbsolute, LARGEST_AMOUNT } from "./money.ts";
import { calculateCost } from "./rounding.ts";
import { signValue, type KeptMoves } from "./kept-moves.ts";
import { NO_STOCK, takeIn, takeOut, type Cost, type Valued } from "./valuation.ts";
import {
  makeCredit,
  makeDebit,
  omitZeros,
  type EntryKind,
  type LedgerLine,
  type MoveKind,
  type StockMove,
  type ValuedMove,
} from "./voucher.ts";

export interface StockAccounts {
  inventory: number;
  stock_variance: number;
}

/** One outgoing and one incoming move of the same value; the average cost does not change. */
export const INTERNAL_MOVES: ReadonlySet<MoveKind> = new Set(["LOAD", "UNLOAD", "TRANSFER"]);

export interface ValuedMoves {
  moves: ValuedMove[];
  lines: LedgerLine[];
  costs: Map<number, Paise>;
  /** Value of incoming goods; if none, of outgoing goods; if none, of goods moved internally. */
  worth: Paise;
  /** Value of the goods that came in less that of those that went out. */
  difference: Paise;
}

/**
 * Values a voucher's moves in order, updating `costs`; inventory lines are summed by entry kind,
 * opposite account and direction. Moves in `keptValues` keep their posted value and change no cost.
 * Throws AMOUNT_INVALID.
 */
export function calculateMoveValues(
  moves: readonly StockMove[],
  costs: Map<number, Cost>,
  accounts: StockAccounts,
  keptValues: KeptMoves["planned"] = new Map(),
): ValuedMoves {
  const result: ValuedMoves = { moves: [], lines: [], costs: new Map(), worth: 0n, difference: 0n };
  const sums = new Map<string, InventorySum>();
  const worth = { in: 0n, out: 0n, moved: 0n };
  for (const move of moves) {
    if (move.quantity === 0n || toAbsolute(move.quantity) > LARGEST_AMOUNT) throw problem("AMOUNT_INVALID");
    const before = costs.get(move.itemId) ?? NO_STOCK;
    if (move.to !== undefined) {
      const [from, into] = transfer(
        move,
        move.to,
        keptValues.get(move) ?? takeOut(before, -move.quantity).value,
      );
      result.moves.push(from, into);
      worth.moved += into.value;
      if (move.line !== undefined) addTo(result.costs, move.line, into.value);
      continue;
    }
    const own = calculateMoveValue(move, before, worth.out, keptValues.get(move));
    // A stock count posts its whole value against stock variance, so no separate variance is left
    // to book.
    const valuedMove = move.against === accounts.stock_variance ? { ...own, variance: 0n } : own;
    costs.set(move.itemId, valuedMove.after);
    if (move.quantity > 0n) worth.in += valuedMove.value + valuedMove.variance;
    else worth.out -= valuedMove.value;
    result.moves.push({
      quantity: move.quantity,
      value: valuedMove.value,
      ...placeOf(move),
      ...(move.priced ?? NO_PRICES),
    });
    // The opposite account takes what inventory does not, so it is part of the line's cost.
    const borne = move.against === undefined ? valuedMove.value : valuedMove.value + valuedMove.variance;
    if (move.line !== undefined) addTo(result.costs, move.line, -borne);
    const against = move.against ?? null;
    const key = `${move.entryKind} ${against} ${move.quantity > 0n ? "in" : "out"}`;
    const sum = sums.get(key) ?? { entryKind: move.entryKind, against, value: 0n, variance: 0n };
    sum.value += valuedMove.value;
    sum.variance += valuedMove.variance;
    sums.set(key, sum);
  }
  for (const sum of sums.values()) {
    const { inventory, stock_variance: variance } = accounts;
    if (sum.against !== null) {
      result.lines.push(makeCredit(sum.against, sum.entryKind, sum.value + sum.variance, inventory));
    }
    result.lines.push(makeDebit(inventory, sum.entryKind, sum.value, sum.against));
    result.lines.push(makeDebit(variance, "stock", sum.variance, inventory));
  }
  result.lines = omitZeros(result.lines);
  result.worth = worth.in || worth.out || worth.moved;
  result.difference = worth.in - worth.out;
  return result;
}

const NO_PRICES = { taxable: 0n, tax: 0n };

interface InventorySum {
  entryKind: EntryKind;
  against: number | null;
  value: Paise;
  variance: Paise;
}

function addTo(costs: Map<number, Paise>, line: number, cost: Paise) {
  costs.set(line, (costs.get(line) ?? 0n) + cost);
}

/** `takenValue`: what earlier moves took out of stock; `keptValue`: this move's posted value. */
function calculateMoveValue(
  move: StockMove,
  before: Cost,
  takenValue: Paise,
  keptValue: Paise | undefined,
): Valued {
  const givenValue = typeof move.value === "function" ? move.value(takenValue) : move.value;
  if (givenValue !== undefined && (givenValue < 0n || givenValue > LARGEST_AMOUNT))
    throw problem("AMOUNT_INVALID");
  if (keptValue !== undefined) {
    return {
      after: before,
      value: keptValue,
      variance: givenValue === undefined ? 0n : signValue(move, givenValue) - keptValue,
    };
  }
  if (move.quantity > 0n) {
    return takeIn(before, move.quantity, givenValue ?? calculateCost(move.quantity, before.rate));
  }
  const out = takeOut(before, -move.quantity);
  // The supplier credits `givenValue` for returned goods; inventory is reduced by the average cost,
  // and the difference is variance.
  return givenValue === undefined ? out : { ...out, variance: signValue(move, givenValue) - out.value };
}

function transfer(move: StockMove, to: number, value: Paise): [ValuedMove, ValuedMove] {
  return [
    { ...placeOf(move), quantity: move.quantity, value, ...NO_PRICES },
    { ...placeOf(move), locationId: to, quantity: -move.quantity, value: -value, ...NO_PRICES },
  ];
}

function placeOf({ itemId, locationId, kind }: StockMove) {
  return { itemId, locationId, kind };
}
