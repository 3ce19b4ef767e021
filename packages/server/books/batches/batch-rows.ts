import { now, toDatabaseTime } from "../../clock.ts";
import { formatQuantity, type ValidVoucher, type Row } from "@vanbook/sdk/books";
import type { Author } from "../posting/author.ts";

/** The rows of `batches` that vouchers create or whose expiry they correct (`BATCH_CHANGES`). */
export function batchRows({ companyId, userId }: Author, vouchers: readonly ValidVoucher[]): Row[] {
  const entered = { by: userId, at: toDatabaseTime(now()) };
  const batches = new Map(
    vouchers.flatMap(({ batches = [], voucher }) =>
      batches.map((each) => [each.id, { ...each, ...(voucher.entered ?? entered) }] as const),
    ),
  );
  return [...batches.values()].map(({ id, itemId, code, expiresOn, by, at }) => ({
    company_id: companyId,
    id,
    item_id: itemId,
    code,
    expires_on: expiresOn,
    created_by: by,
    created_at: at,
  }));
}

/** Changes the expiry of an existing batch, and records the user and the time. */
export const BATCH_CHANGES =
  "ON DUPLICATE KEY UPDATE expires_on = VALUES(expires_on), modified_by = VALUES(created_by), modified_at = VALUES(created_at)";

/**
 * The rows of `stock_move_batches` of a voucher. Its moves are numbered from 1; `own` are the columns that identify
 * the voucher.
 */
export function moveBatchRows<Own extends object>({ moves }: ValidVoucher, own: Own) {
  return moves.flatMap(({ batches = [], locationId, documentLine }, index) =>
    batches.map(({ batchId, quantity }) => ({
      ...own,
      line_no: index + 1,
      batch_id: batchId,
      location_id: locationId,
      quantity: formatQuantity(quantity),
      document_line: documentLine ?? null,
    })),
  );
}
