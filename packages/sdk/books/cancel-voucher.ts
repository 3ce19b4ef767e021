import { refuseBelowZero, takeBatchesBack } from "./batches/take-back.ts";
import type { BatchBook } from "./batches/batch-book.ts";
import type { ReadVoucher } from "./posted-voucher.ts";
import { reversalOf, type Reversing } from "./reversal.ts";
import type { PostingContext, ValidVoucher } from "./validate-voucher.ts";
import type { Entered } from "./voucher.ts";

/**
 * Calculates a cancellation: the reversal of the posted voucher with its batches, ready to be inserted.
 * Changes costs and batches. Throws YEAR_CLOSED, PERIOD_LOCKED, and STOCK_SHORT if a batch would go below
 * zero.
 */
export function cancelVoucher(
  { original, lines, moves }: ReadVoucher,
  context: PostingContext,
  { batches, ...reversing }: Omit<Reversing, "kept"> & { batches: BatchBook },
  entered?: Entered,
): ValidVoucher {
  const reversal = reversalOf(original, lines, moves, context, reversing, entered);
  const back = takeBatchesBack(reversal.moves, batches);
  refuseBelowZero(batches, back);
  return { ...reversal, moves: back };
}
