import type { Paise } from "./money.ts";
import type { ValuedMove, StockMove } from "./voucher.ts";

export interface KeptMoves {
  original: ReadonlySet<ValuedMove>;
  /** Moves of the new voucher, each with the value (paise) at which it was posted. */
  planned: ReadonlyMap<StockMove, Paise>;
}

/**
 * Pairs the stock moves of an edited voucher with the same moves of the original: same item, kind,
 * quantity, price and value. A line of which one move has changed keeps none: the free goods of a line
 * whose sold quantity is corrected take the cost of today, as the sold ones do. `variance` is what the original voucher booked to stock variance
 * (paise, debits positive): goods that filled negative stock are not worth in inventory what their
 * document says.
 */
export function findKeptMoves(
  original: readonly ValuedMove[],
  plannedMoves: readonly StockMove[],
  variance: Paise,
): KeptMoves {
  const pairs = removeChangedLines(pairMoves(original, plannedMoves), original, plannedMoves);
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
    const sameMoves = remainingMoves.get(makeMoveKey(move, move.priced ?? NO_PRICES)) ?? [];
    // Free goods are paired with those of the same posted line.
    const last = pairs.at(-1);
    const next = last && last.move.line === move.line ? original[original.indexOf(last.from) + 1] : undefined;
    const [from] = sameMoves.splice(next ? Math.max(sameMoves.indexOf(next), 0) : 0, 1);
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

interface Pair {
  from: ValuedMove;
  move: StockMove;
}

/** Productions are left out: each of their ingredients is kept by itself. */
function removeChangedLines<Of extends Pair>(
  pairs: readonly Of[],
  original: readonly ValuedMove[],
  plannedMoves: readonly StockMove[],
): Of[] {
  const pairedMoves = new Set(pairs.map(({ move }) => move));
  const pairOf = new Map(pairs.map((pair) => [pair.from, pair]));
  const changedLines = new Set<number | undefined>();
  for (const move of plannedMoves) if (!pairedMoves.has(move)) changedLines.add(move.line);
  for (const [index, from] of original.entries()) {
    const before = original[index - 1];
    // What the line had in addition to its sold or good quantity, and no longer has.
    const keptMove = before && !pairOf.has(from) && isOfSameLine(before, from) && pairOf.get(before)?.move;
    const isOther = (move: StockMove) => move !== keptMove && move.kind === from.kind;
    if (keptMove && !plannedMoves.some((move) => move.line === keptMove.line && isOther(move)))
      changedLines.add(keptMove.line);
  }
  changedLines.delete(undefined);
  return pairs.filter(({ move }) => PRODUCTION_KINDS.has(move.kind) || !changedLines.has(move.line));
}

/** The moves of a posted line follow each other; only the first of them has its prices. */
function isOfSameLine(first: ValuedMove, next: ValuedMove): boolean {
  if (first.itemId !== next.itemId) return false;
  if (next.kind === "FREE") return first.kind === "SALE";
  return (
    next.kind === "SALE_RETURN" && first.kind === "SALE_RETURN" && next.taxable === 0n && next.tax === 0n
  );
}

const PRODUCTION_KINDS: ReadonlySet<string> = new Set(["CONSUME", "PRODUCE"]);

function makeMoveKey(
  { itemId, kind, quantity }: StockMove | ValuedMove,
  { taxable, tax }: Pick<ValuedMove, "taxable" | "tax">,
) {
  return `${itemId} ${kind} ${quantity} ${taxable} ${tax}`;
}

const CHANGED_VALUE = Symbol("the value follows from a move that has changed");
const NO_PRICES = { taxable: 0n, tax: 0n };
