import { negatePart } from "./batches/batch-parts.ts";
import { INTERNAL_MOVES } from "./value-stock-moves.ts";
import { type ValuedMove, makeDebit, omitZeros, type Entered, type LedgerLine } from "./voucher.ts";
import { paise } from "./money.ts";
import type { StandingVoucher, VoucherRow } from "./posted-voucher.ts";
import type { PostingContext, ValidVoucher } from "./validate-voucher.ts";
import { NO_STOCK, takeBack, type Cost, type CostLimits } from "./valuation.ts";
import { openYearOn } from "./years/postable-year.ts";

/**
 * The reversal has the posted voucher's date and number and is ready to be inserted. Changes
 * `costs`, except for the moves in `kept`, which an edit posts again unchanged. `limits` are the
 * lowest and highest costs of the items' goods (the server's `item-limits.ts`).
 */
export function makeReversal(
  original: StandingVoucher,
  lines: readonly LedgerLine[],
  moves: readonly ValuedMove[],
  context: PostingContext,
  { costs, limits, kept = new Set(), reason }: Reversing,
  entry?: Entered,
): ValidVoucher {
  const { id: yearId } = openYearOn(context.years, original.date);
  const back = takeMovesBack(moves, { costs, limits, kept });
  const { inventory, stock_variance: variance } = context.stockAccounts;
  const reversedLines = lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
  const difference = omitZeros([
    makeDebit(variance, "stock", back.variance, inventory),
    makeDebit(inventory, "stock", -back.variance, variance),
  ]);
  const amount = paise(original.amount);
  return {
    voucher: {
      kind: original.kind,
      date: original.date,
      seriesId: original.series_id,
      prefix: readNumberPrefix(original),
      partyId: original.party_id,
      userId: original.user_id,
      branchId: original.branch_id,
      amount,
      narration: original.narration,
      reason: reason ?? null,
      ...(entry && { entered: entry }),
      lines: [],
      moves: [],
    },
    yearId,
    lines: [...reversedLines, ...difference],
    moves: back.moves,
    costs: new Map(),
    amount,
    reverses: { id: original.id, number: original.number, documentId: original.document_id },
  };
}

export function readNumberPrefix({ voucher_no: text, number }: VoucherRow): string {
  return text.slice(0, -String(number).length);
}

function takeMovesBack(
  moves: readonly ValuedMove[],
  { costs, limits, kept }: Required<Omit<Reversing, "reason">>,
) {
  let variance = 0n;
  const take = (original: ValuedMove): ValuedMove => {
    const move = reverseMove(original);
    if (INTERNAL_MOVES.has(move.kind) || kept.has(original)) return move;
    const before = costs.get(move.itemId) ?? NO_STOCK;
    const back = takeBack(before, move.quantity, move.value, limits.get(move.itemId));
    costs.set(move.itemId, back.after);
    variance += back.variance;
    return { ...move, value: back.value };
  };
  // Goods that come back into stock come first, so that goods moved on within the voucher are
  // available to leave.
  const order = moves.toReversed();
  const back = new Map(order.filter(({ quantity }) => quantity < 0n).map((each) => [each, take(each)]));
  return { moves: order.map((each) => back.get(each) ?? take(each)), variance };
}

export interface Reversing {
  costs: Map<number, Cost>;
  limits: ReadonlyMap<number, CostLimits>;
  kept?: ReadonlySet<ValuedMove>;
  reason?: string | undefined;
}

/** Last move first. */
export function reverseMoves(moves: readonly ValuedMove[]): ValuedMove[] {
  return moves.toReversed().map(reverseMove);
}

function reverseMove(move: ValuedMove): ValuedMove {
  const { quantity, value, taxable, tax, batches } = move;
  return {
    ...move,
    ...{ quantity: -quantity, value: -value, taxable: -taxable, tax: -tax },
    ...(batches && { batches: batches.map(negatePart) }),
  };
}
