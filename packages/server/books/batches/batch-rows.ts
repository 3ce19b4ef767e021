import { readClock, toDatabaseTime } from "../../clock.ts";
import { formatQuantity, type ValidVoucher, type Row } from "@vanbook/sdk/books";
import type { Author } from "../posting/author.ts";

export function batchRows({ companyId, userId }: Author, vouchers: readonly ValidVoucher[]): Row[] {
  const stamp = { by: userId, at: toDatabaseTime(readClock()) };
  const batches = new Map(
    vouchers.flatMap(({ batches = [], voucher }) =>
      batches.map((each) => [each.id, { ...each, ...(voucher.entered ?? stamp) }] as const),
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

export const BATCH_CHANGES =
  "ON DUPLICATE KEY UPDATE expires_on = VALUES(expires_on), modified_by = VALUES(created_by), modified_at = VALUES(created_at)";

/** Rows of `stock_move_batches`; moves count from 1; `own`: columns that identify the voucher. */
export function moveBatchRows<Own extends object>({ moves }: ValidVoucher, own: Own) {
  return moves.flatMap(({ batches = [], locationId, documentLine }, index) =>
    batches.map(({ batchId, quantity, code = "", expiresOn = null }) => ({
      ...own,
      line_no: index + 1,
      batch_id: batchId,
      location_id: locationId,
      quantity: formatQuantity(quantity),
      document_line: documentLine ?? null,
      batch_code: code,
      batch_expires_on: expiresOn,
    })),
  );
}
