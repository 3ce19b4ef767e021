import { formatPaise, formatQuantity } from "./money.ts";
import type { ValidVoucher } from "./validate-voucher.ts";

/** The `ledger_entries` rows of a voucher, numbered from 1; `own` holds the columns that link them to it. */
export function ledgerRows<Own extends object>({ voucher, lines }: ValidVoucher, own: Own) {
  return lines.map((line, index) => ({
    ...own,
    line_no: index + 1,
    account_id: line.accountId,
    date: voucher.date,
    entry_kind: line.entryKind,
    debit: formatPaise(line.debit),
    credit: formatPaise(line.credit),
    against_id: line.againstId,
    narration: line.narration ?? null,
  }));
}

/** The `stock_moves` rows of a voucher, numbered from 1; `own` holds the columns that link them to it. */
export function moveRows<Own extends object>({ voucher, moves }: ValidVoucher, own: Own) {
  return moves.map((move, index) => ({
    ...own,
    line_no: index + 1,
    item_id: move.itemId,
    location_id: move.locationId,
    date: voucher.date,
    move_kind: move.kind,
    quantity: formatQuantity(move.quantity),
    value: formatPaise(move.value),
    taxable: formatPaise(move.taxable),
    tax: formatPaise(move.tax),
  }));
}
