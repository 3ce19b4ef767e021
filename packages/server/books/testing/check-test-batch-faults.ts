import type { TestFault } from "./check-test-number-faults.ts";

const OF = (voucher: string) => `WHERE company_id = 1 AND voucher_id = :${voucher}`;

export const BATCH_FAULTS: readonly TestFault[] = [
  ["I2", "batch_stock differs", "UPDATE batch_stock SET quantity = quantity + 1 WHERE location_id = 2", null],
  ["I2", "batch_stock differs", "DELETE FROM batch_stock WHERE location_id = 2", "batchesLoaded"],
  [
    "I8",
    "more or less of them than it moves",
    `UPDATE stock_move_batches SET quantity = quantity - 1 ${OF("batchesSold")} LIMIT 1`,
    "batchesSold",
  ],
  [
    "I8",
    "more or less of them than it moves",
    `DELETE FROM stock_move_batches ${OF("batchesSold")} AND quantity = -3`,
    "batchesSold",
  ],
  [
    "I8",
    "other batches than of its item's",
    `UPDATE stock_move_batches SET location_id = 3 ${OF("batchesLoaded")} AND quantity > 0`,
    "batchesLoaded",
  ],
  ["I8", "other batches than of its item's", "UPDATE batches SET item_id = 2 WHERE code = 'B2'", null],
  [
    "I8",
    "is not what the line says",
    `UPDATE stock_move_batches SET document_line = 2 ${OF("batchesSold")} AND quantity = -3`,
    "batchesSold",
  ],
  [
    "I8",
    "has batches where it has no number",
    `UPDATE stock_move_batches SET document_line = NULL ${OF("batchesLoaded")}`,
    "batchesLoaded",
  ],
  [
    "I8",
    "A count of a batch has moved another",
    "UPDATE stock_count_lines SET batch = 'B2' WHERE batch = 'A1'",
    "batchesCounted",
  ],
  ["I8", "another code than its stock moves", "UPDATE batches SET code = 'b2' WHERE code = 'B2'", null],
  [
    "I8",
    "an expiry that no move has",
    "UPDATE batches SET expires_on = '2031-01-01' WHERE code = 'B2'",
    null,
  ],
  ["I8", "less than nothing of a batch", "UPDATE batch_stock SET quantity = -1 WHERE quantity = 0", null],
  ["I8", "are not its stock there", "UPDATE items SET keeps_batches = 1 WHERE id = 2", null],
  // Changes a move and the item's quantity without a batch alike: the batch check still balances,
  // so only the stock check finds the fault.
  [
    "I8",
    "are not its stock there",
    `UPDATE stock_move_batches p, batch_stock s SET p.quantity = 0, s.quantity = 0
      WHERE p.company_id = 1 AND p.voucher_id = :batchesLoaded AND p.quantity > 0 AND s.location_id = 2`,
    null,
  ],
];
