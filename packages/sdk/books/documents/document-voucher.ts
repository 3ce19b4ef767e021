import { DOCUMENT_TABLES, type DocumentKind, type DocumentTables } from "../document-tables.ts";
import type { Paise } from "../money.ts";
import { NUMBER_PREFIXES, type VoucherKind } from "../voucher-kind.ts";
import type { Entered, Posted, Row, Voucher, VoucherDocument } from "../voucher.ts";

export interface DocumentInput {
  date: string;
  branchId: number | null;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/**
 * The voucher has no series. Its amount, and its party, user, lines and moves if it has any, are
 * still to be set.
 */
export function makeDocumentVoucher(
  kind: VoucherKind,
  input: Pick<DocumentInput, "date"> & Partial<DocumentInput>,
): Omit<Voucher, "amount"> {
  const { date, branchId = null, narration = null, clientId = null, requestHash = null, entered } = input;
  return {
    kind,
    date,
    seriesId: 0,
    prefix: NUMBER_PREFIXES[kind],
    partyId: null,
    userId: null,
    branchId,
    narration,
    clientId,
    requestHash,
    ...(entered && { entered }),
    lines: [],
    moves: [],
  };
}

export function makeDocumentColumns(postedVoucher: Posted, narration: string | null = null) {
  return {
    company_id: postedVoucher.companyId,
    id: postedVoucher.documentId,
    voucher_id: postedVoucher.voucherId,
    year_id: postedVoucher.yearId,
    number: postedVoucher.number,
    edition: postedVoucher.edition,
    date: postedVoucher.date,
    narration,
    created_by: postedVoucher.entered.by,
    created_at: postedVoucher.entered.at,
  };
}

interface DocumentRows<Line> {
  head: Row;
  /** The columns of the head that depend on the posting. */
  makePostedColumns?: (postedVoucher: Posted) => Row;
  lines?: readonly Line[];
  /** A new object. `cost` is the value in paise that the line took from inventory. */
  columnsOf?: (line: Line, cost: Paise) => Row;
}

export function makeDocument<Line extends { item: { id: number } }>(
  kind: DocumentKind,
  { narration }: Pick<DocumentInput, "narration">,
  { head, makePostedColumns, lines = [], columnsOf = () => ({}) }: DocumentRows<Line>,
): VoucherDocument {
  const { table, lineTable, parent = "" }: DocumentTables = DOCUMENT_TABLES[kind];
  return {
    table,
    ...(lineTable && { lineTable }),
    itemIds: lines.map(({ item }) => item.id),
    head,
    rows: (postedVoucher) => ({
      // Spreads of so many columns take twenty times longer.
      head: Object.assign(
        makeDocumentColumns(postedVoucher, narration),
        head,
        makePostedColumns?.(postedVoucher),
      ),
      lines: lines.map((line, index) =>
        Object.assign(columnsOf(line, postedVoucher.costs.get(index) ?? 0n), {
          company_id: postedVoucher.companyId,
          [parent]: postedVoucher.documentId,
          line_no: index + 1,
        }),
      ),
    }),
  };
}
