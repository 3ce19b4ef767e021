import type { Knex } from "knex";
import { listOf, queryRows } from "../../db/rows.ts";
import { quantity, type Quantity } from "@vanbook/sdk/books";

/** A batch in the books at the end of a day. */
export interface BookBatch {
  itemId: number;
  batch: string;
  expiresOn: string | null;
  quantity: Quantity;
}

/**
 * The batches at a location at the end of a day: the current stock less later moves. Reads only
 * items that keep batches, and all of these unless `selectItemIds` is given. `codes` are included
 * even if none of the batch is there. Sorted by expiry date, batches without one last.
 */
export async function readBookBatches(
  db: Knex,
  companyId: number,
  { locationId, date }: { locationId: number; date: string },
  { itemIds, codes = [] }: { itemIds?: readonly number[]; codes?: readonly string[] } = {},
): Promise<BookBatch[]> {
  if (itemIds?.length === 0) return [];
  const batchRows = await queryRows<Omit<BookBatch, "quantity"> & { quantity: string }>(
    db,
    `SELECT b.item_id AS itemId, b.code AS batch, b.expires_on AS expiresOn, SUM(x.quantity) AS quantity FROM (
        SELECT s.batch_id, s.quantity FROM batch_stock s WHERE s.company_id = ? AND s.location_id = ?
        UNION ALL
        SELECT p.batch_id, -p.quantity FROM stock_moves m
          JOIN stock_move_batches p ON p.company_id = m.company_id AND p.voucher_id = m.voucher_id AND p.line_no = m.line_no
          WHERE m.company_id = ? AND m.location_id = ? AND m.date > ?
        UNION ALL
        SELECT n.id, 0 FROM batches n WHERE n.company_id = ? AND n.code IN (?)
      ) AS x
      JOIN batches b ON b.company_id = ? AND b.id = x.batch_id
      JOIN items i ON i.company_id = b.company_id AND i.id = b.item_id AND i.keeps_batches = 1
      ${itemIds ? "WHERE b.item_id IN (?)" : ""}
      GROUP BY b.id, b.item_id, b.code, b.expires_on ORDER BY b.expires_on IS NULL, b.expires_on, b.id`,
    [
      ...[companyId, locationId, companyId, locationId, date, companyId],
      listOf(["", ...codes]),
      companyId,
      ...(itemIds ? [listOf(itemIds)] : []),
    ],
  );
  return batchRows.map((row) => ({ ...row, quantity: quantity(row.quantity) }));
}
