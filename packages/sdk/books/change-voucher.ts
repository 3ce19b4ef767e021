import { problem } from "../problem.ts";
import type { BatchBook } from "./batches/batch-book.ts";
import { refuseBelowZero, takeBatchesBack } from "./batches/take-back.ts";
import { findKeptMoves } from "./kept-moves.ts";
import type { Paise } from "./money.ts";
import type { ReadVoucher, VoucherRow } from "./posted-voucher.ts";
import { readNumberPrefix, makeReversal, type Reversing } from "./reversal.ts";
import {
  validateVoucher,
  type Changing,
  type PostingContext,
  type ValidVoucher,
} from "./validate-voucher.ts";
import type { CostLimits } from "./valuation.ts";
import type { Entered, LedgerLine, Voucher } from "./voucher.ts";

export interface Editing {
  changing: Changing;
  limits: ReadonlyMap<number, CostLimits>;
  reason?: string | undefined;
}

/**
 * Calculates an edit: the reversal of the posted voucher, and `voucher` under its number, ready to
 * be inserted. Goods that move as before keep their value. Throws what `validateVoucher` throws,
 * and STOCK_SHORT if a batch would go below zero.
 */
export function editVoucher(
  { original, lines, moves }: ReadVoucher,
  voucher: Voucher,
  context: PostingContext,
  { changing, limits, reason }: Editing,
): { reversal: ValidVoucher; replacement: ValidVoucher } {
  const { costs, batches } = changing;
  const movesToKeep = findKeptMoves(moves, voucher.moves, sumStockVariance(lines, context));
  const reversing = { costs, limits, kept: movesToKeep.original, reason };
  const back = makeReversal(original, lines, moves, context, reversing, voucher.entered);
  const reversal = { ...back, moves: takeBatchesBack(back.moves, batches) };
  const replacing = { ...voucher, prefix: readNumberPrefix(original) };
  const valid = validateVoucher(replacing, context, changing, { kept: movesToKeep.planned, before: moves });
  refuseBelowZero(changing.batches, [...reversal.moves, ...valid.moves]);
  const replaces = { id: original.id, number: original.number, documentId: original.document_id };
  return { reversal, replacement: { ...valid, replaces } };
}

/**
 * Calculates a cancellation: the reversal of the posted voucher with its batches, ready to be
 * inserted. Changes costs and batches. Throws YEAR_CLOSED, PERIOD_LOCKED, and STOCK_SHORT if a
 * batch would go below zero.
 */
export function cancelVoucher(
  { original, lines, moves }: ReadVoucher,
  context: PostingContext,
  { batches, ...reversing }: Omit<Reversing, "kept"> & { batches: BatchBook },
  entry?: Entered,
): ValidVoucher {
  const reversal = makeReversal(original, lines, moves, context, reversing, entry);
  const back = takeBatchesBack(reversal.moves, batches);
  refuseBelowZero(batches, back);
  return { ...reversal, moves: back };
}

/**
 * Numbers are counted per kind, series and financial year: moving a document to another series or
 * year would leave a gap. Throws EDIT_CHANGES_NUMBER.
 */
export function refuseOtherNumber(original: VoucherRow, voucher: Voucher, yearId: number): void {
  const isSame =
    original.kind === voucher.kind && original.series_id === voucher.seriesId && original.year_id === yearId;
  if (!isSame) throw problem("EDIT_CHANGES_NUMBER");
}

/** What a voucher booked to stock variance in addition to its goods' value; debits positive. */
function sumStockVariance(lines: readonly LedgerLine[], { stockAccounts }: PostingContext): Paise {
  return lines
    .filter(({ accountId, entryKind }) => accountId === stockAccounts.stock_variance && entryKind === "stock")
    .reduce((total, line) => total + line.debit - line.credit, 0n);
}
