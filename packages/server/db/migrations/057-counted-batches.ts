import type { Migration } from "../migration.ts";

/**
 * Counts by batch: the code of the batch that a line counts, null where it counts all of its item,
 * as those from before do.
 */
export const countedBatches: Migration = {
  name: "057-counted-batches",
  up: [
    "ALTER TABLE stock_count_lines ADD COLUMN batch VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NULL",
  ],
  down: ["ALTER TABLE stock_count_lines DROP COLUMN batch"],
};
