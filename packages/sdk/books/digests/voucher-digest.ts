import type { DocumentTable, LineTable } from "../document-tables.ts";
import type { Row } from "../voucher.ts";
import { CURRENT_LIST } from "./digest-lists.ts";
import { calculateDigest } from "./row-digest.ts";

/** All rows of one voucher, as they are inserted. */
export interface RowsOfVoucher {
  voucher: Row;
  entries: readonly Row[];
  openingBills: readonly Row[];
  moves: readonly Row[];
  batches: readonly Row[];
  settlements: readonly Row[];
  document?: {
    table: DocumentTable;
    head: Row;
    lineTable?: LineTable | undefined;
    lines: readonly Row[];
  };
}

/** The columns of `vouchers` with the digests of the voucher's rows, by table (I14). */
export function makeDigestColumns(rows: RowsOfVoucher) {
  const { document } = rows;
  return {
    digest_list: CURRENT_LIST,
    digest_voucher: calculateDigest("vouchers", [rows.voucher]),
    digest_document: document ? calculateDigest(document.table, [document.head]) : 0,
    digest_lines: document?.lineTable ? calculateDigest(document.lineTable, document.lines) : 0,
    digest_entries: calculateDigest("ledger_entries", rows.entries),
    digest_moves: calculateDigest("stock_moves", rows.moves),
    digest_batches: calculateDigest("stock_move_batches", rows.batches),
    digest_settlements: calculateDigest("settlements", rows.settlements),
    digest_openings: calculateDigest("opening_bills", rows.openingBills),
  };
}

/** The columns of `orders` with the digests of an order that is placed now. */
export function makeOrderDigestColumns(order: Row, lines: readonly Row[]) {
  return {
    digest_list: CURRENT_LIST,
    digest_order: calculateDigest("orders", [order]),
    digest_lines: calculateDigest("order_lines", lines),
  };
}
