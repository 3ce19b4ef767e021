import { normaliseBatchCode, type NamedBatch } from "../batches/batch.ts";
import { problem } from "../../problem.ts";
import { toAbsolute, formatPaise, formatQuantity, LARGEST_AMOUNT, type Quantity } from "../money.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import type { Voucher } from "../voucher.ts";
import { makeDocument, makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

/** A stock count in a godown or van, compared with the books. Quantities in thousandths. */
export interface StockCountInput extends DocumentInput {
  locationId: number;
  lines: readonly StockCountLine[];
}

export interface StockCountLine {
  item: DocumentItem;
  /**
   * Book stock on the day of the count, of the batch if one is named; negative if more went out
   * than came in.
   */
  book: Quantity;
  counted: Quantity;
  /** The batch that is counted; without one, the whole item is. */
  batch?: NamedBatch | undefined;
}

/**
 * Each difference changes the item's stock at its average cost, against stock variance; a line
 * without a difference moves nothing. Throws DOCUMENT_EMPTY, and LINE_INVALID or AMOUNT_INVALID for
 * a quantity that is negative or too large.
 */
export function makeStockCountVoucher({ accounts }: Books, input: StockCountInput): Voucher {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  for (const { counted, book } of input.lines) {
    if (counted < 0n) throw problem("LINE_INVALID");
    if (counted > LARGEST_AMOUNT || toAbsolute(counted - book) > LARGEST_AMOUNT)
      throw problem("AMOUNT_INVALID");
  }
  return {
    ...makeDocumentVoucher("stock_count", input),
    amount: "difference",
    moves: input.lines.flatMap(({ item, book, counted, batch }, line) =>
      counted === book
        ? []
        : {
            itemId: item.id,
            locationId: input.locationId,
            kind: "ADJUST",
            quantity: counted - book,
            against: accounts.stock_variance,
            entryKind: "stock",
            line,
            ...(batch && { batch }),
          },
    ),
    document: makeDocument("stock_count", input, {
      head: { branch_id: input.branchId, location_id: input.locationId },
      lines: input.lines,
      columnsOf: ({ item, book, counted, batch }, cost) => ({
        item_id: item.id,
        book_quantity: formatQuantity(book),
        counted_quantity: formatQuantity(counted),
        batch: batch ? normaliseBatchCode(batch) || null : null,
        cost: formatPaise(cost),
      }),
    }),
  };
}
