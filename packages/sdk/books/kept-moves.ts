import type { Paise } from "./money.ts";
import type { ValuedMove, StockMove } from "./voucher.ts";

/** The stock moves that an edit leaves as posted. */
export interface KeptMoves {
  /** Those of the original voucher. */
  original: ReadonlySet<ValuedMove>;
  /** Those of the new voucher, each with the value (paise) at which it was posted. */
  planned: ReadonlyMap<StockMove, Paise>;
}

/**
 * Pairs the stock moves of an edited voucher with the same moves of the original: same item, kind, quantity,
 * price and value. `variance` is what the original voucher booked to stock variance (paise, debits
 * positive): goods that filled negative stock are not worth in inventory what their document says.
 */
export function keptMoves(
  original: readonly ValuedMove[],
  planned: readonly StockMove[],
  variance: Paise,
): KeptMoves {
  const pairs = pairsOf(original, planned);
  const others = pairs.filter(({ from, given }) => given !== undefined && given !== from.value);
  const difference = others.reduce((total, { from, given }) => total + (given ?? 0n) - from.value, 0n);
  const changed = new Set(difference === variance ? [] : others);
  const kept = pairs.filter((pair) => !changed.has(pair));
  return {
    original: new Set(kept.map(({ from }) => from)),
    planned: new Map(kept.map(({ move, from }) => [move, from.value])),
  };
}

/** The value that a document gives to a move, with the sign of its effect on inventory. */
export function signed(move: Pick<StockMove, "quantity">, given: Paise): Paise {
  return move.quantity > 0n ? given : -given;
}

function pairsOf(original: readonly ValuedMove[], planned: readonly StockMove[]) {
  const left = new Map<string, ValuedMove[]>();
  for (const move of original) {
    const key = keyOf(move, move);
    left.set(key, [...(left.get(key) ?? []), move]);
  }
  const pairs: { from: ValuedMove; move: StockMove; given: Paise | undefined }[] = [];
  // What the voucher's earlier moves took out of stock; unknown once one of them has changed.
  let taken: Paise | undefined = 0n;
  for (const move of planned) {
    const from = left.get(keyOf(move, move.priced ?? UNPRICED))?.shift();
    const { value } = move;
    const given = typeof value !== "function" ? value : taken === undefined ? CHANGED : value(taken);
    if (from === undefined) {
      if (move.quantity < 0n) taken = undefined;
      continue;
    }
    if (move.quantity < 0n && taken !== undefined) taken -= from.value;
    if (given !== CHANGED)
      pairs.push({ from, move, given: given === undefined ? given : signed(move, given) });
  }
  return pairs;
}

function keyOf(
  { itemId, kind, quantity }: StockMove | ValuedMove,
  { taxable, tax }: Pick<ValuedMove, "taxable" | "tax">,
) {
  return `${itemId} ${kind} ${quantity} ${taxable} ${tax}`;
}

const CHANGED = Symbol("the value follows from a move that has changed");
const UNPRICED = { taxable: 0n, tax: 0n };
