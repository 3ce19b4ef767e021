import type { Paise } from "./money.ts";
import type { ValuedMove, StockMove } from "./voucher.ts";

export interface KeptMoves {
  original: ReadonlySet<ValuedMove>;
  /** Moves of the new voucher, each with the value (paise) at which it was posted. */
  planned: ReadonlyMap<StockMove, Paise>;
}

/**
 * Pairs the stock moves of an edited voucher with the same moves of the original: same item, kind,
 * quantity, price and value. `variance` is what the original voucher booked to stock variance
 * (paise, debits positive): goods that filled negative stock are not worth in inventory what their
 * document says.
 */
export function findKeptMoves(
  original: readonly ValuedMove[],
  plannedMoves: readonly StockMove[],
  variance: Paise,
): KeptMoves {
  const pairs = pairMoves(original, plannedMoves);
  const others = pairs.filter(({ from, given }) => given !== undefined && given !== from.value);
  const difference = others.reduce((total, { from, given }) => total + (given ?? 0n) - from.value, 0n);
  const changedPairs = new Set(difference === variance ? [] : others);
  const keptPairs = pairs.filter((pair) => !changedPairs.has(pair));
  return {
    original: new Set(keptPairs.map(({ from }) => from)),
    planned: new Map(keptPairs.map(({ move, from }) => [move, from.value])),
  };
}

/** With the sign of the move's effect on inventory. */
export function signValue(move: Pick<StockMove, "quantity">, value: Paise): Paise {
  return move.quantity > 0n ? value : -value;
}

function pairMoves(original: readonly ValuedMove[], plannedMoves: readonly StockMove[]) {
  const remainingMoves = new Map<string, ValuedMove[]>();
  for (const move of original) {
    const key = makeMoveKey(move, move);
    remainingMoves.set(key, [...(remainingMoves.get(key) ?? []), move]);
  }
  const pairs: { from: ValuedMove; move: StockMove; given: Paise | undefined }[] = [];
  // What the voucher's earlier moves took out of stock; unknown once one of them has changed.
  let takenValue: Paise | undefined = 0n;
  for (const move of plannedMoves) {
    const from = remainingMoves.get(makeMoveKey(move, move.priced ?? NO_PRICES))?.shift();
    const { value } = move;
    const givenValue =
      typeof value !== "function" ? value : takenValue === undefined ? CHANGED_VALUE : value(takenValue);
    if (from === undefined) {
      if (move.quantity < 0n) takenValue = undefined;
      continue;
    }
    if (move.quantity < 0n && takenValue !== undefined) takenValue -= from.value;
    if (givenValue !== CHANGED_VALUE)
      pairs.push({ from, move, given: givenValue === undefined ? givenValue : signValue(move, givenValue) });
  }
  return pairs;
}

function makeMoveKey(
  { itemId, kind, quantity }: StockMove | ValuedMove,
  { taxable, tax }: Pick<ValuedMove, "taxable" | "tax">,
) {
  return `${itemId} ${kind} ${quantity} ${taxable} ${tax}`;
}

const CHANGED_VALUE = Symbol("the value follows from a move that has changed");
const NO_PRICES = { taxable: 0n, tax: 0n };
