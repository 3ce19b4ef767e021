import type { Paise } from "./money.ts";
import type { ValuedMove, StockMove } from "./voucher.ts";

export interface KeptMoves {
  original: ReadonlySet<ValuedMove>;
  /** Moves of the new voucher, each with the value (paise) at which it was posted. */
  planned: ReadonlyMap<StockMove, Paise>;
}

/**
 * Pairs the stock moves of an edited voucher with the same moves of the original: same item, kind,
 * quantity, price and value. The moves of a line are kept together or not at all: the free goods of a line
 * whose sold quantity is corrected take the cost of today, as the sold ones do. `variance` is what the original voucher booked to stock variance
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
  const postedMoves = matchLines(original, plannedMoves);
  const pairs: { from: ValuedMove; move: StockMove; given: Paise | undefined }[] = [];
  // What the voucher's earlier moves took out of stock; unknown once one of them has changed.
  let takenValue: Paise | undefined = 0n;
  for (const move of plannedMoves) {
    const from = postedMoves.get(move);
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

/** The posted move of each planned one, if the posted line has the same moves as the planned line. */
function matchLines(
  original: readonly ValuedMove[],
  plannedMoves: readonly StockMove[],
): ReadonlyMap<StockMove, ValuedMove> {
  const remainingLines = new Map<string, ValuedMove[][]>();
  for (const line of splitIntoLines(original, isOfSameLine)) {
    const key = makeLineKey(line);
    const sameLines = remainingLines.get(key);
    if (sameLines) sameLines.push(line);
    else remainingLines.set(key, [line]);
  }
  const plannedLines = splitIntoLines(
    plannedMoves.map((move) => ({ ...(move.priced ?? NO_PRICES), ...pickKeyed(move), move })),
    (first, next) => first.move.line === next.move.line && LINE_KINDS.has(next.kind),
  );
  const matches = new Map<StockMove, ValuedMove>();
  for (let index = 0; index < plannedLines.length;) {
    let count = countLikeOneLine(plannedLines, index);
    for (; count > 0; count -= 1) {
      const moves = plannedLines.slice(index, index + count).flat();
      const postedLine = remainingLines.get(makeLineKey(moves))?.shift();
      for (const [at, from] of (postedLine ?? []).entries()) {
        const plannedMove = moves[at];
        if (plannedMove) matches.set(plannedMove.move, from);
      }
      if (postedLine) break;
    }
    index += count === 0 ? 1 : count;
  }
  return matches;
}

/** How many lines from `index` on can't be told from one line, once they are posted. */
function countLikeOneLine(lines: readonly (readonly KeyedMove[])[], index: number): number {
  let count = 1;
  for (; index + count < lines.length; count += 1) {
    const [last, next] = [lines[index + count - 1]?.at(-1), lines[index + count]?.[0]];
    if (!last || !next || !isOfSameLine(last, next)) break;
  }
  return count;
}

function splitIntoLines<Move>(
  moves: readonly Move[],
  isSameLine: (first: Move, next: Move) => boolean,
): Move[][] {
  const lines: Move[][] = [];
  for (const move of moves) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && isSameLine(last, move)) line.push(move);
    else lines.push([move]);
  }
  return lines;
}

/** The moves of a posted line follow each other; only the first of them has its prices. */
function isOfSameLine(first: KeyedMove, next: KeyedMove): boolean {
  if (first.itemId !== next.itemId) return false;
  if (next.kind === "FREE") return first.kind === "SALE";
  return (
    next.kind === "SALE_RETURN" && first.kind === "SALE_RETURN" && next.taxable === 0n && next.tax === 0n
  );
}

type KeyedMove = Pick<ValuedMove, "itemId" | "kind" | "quantity" | "taxable" | "tax">;

function pickKeyed({ itemId, kind, quantity }: StockMove) {
  return { itemId, kind, quantity };
}

function makeLineKey(moves: readonly KeyedMove[]): string {
  return moves
    .map(({ itemId, kind, quantity, taxable, tax }) => `${itemId} ${kind} ${quantity} ${taxable} ${tax}`)
    .join();
}

/** A line makes several moves of these kinds; of the others, each move is kept by itself. */
const LINE_KINDS: ReadonlySet<string> = new Set(["FREE", "SALE_RETURN"]);

const CHANGED_VALUE = Symbol("the value follows from a move that has changed");
const NO_PRICES = { taxable: 0n, tax: 0n };
