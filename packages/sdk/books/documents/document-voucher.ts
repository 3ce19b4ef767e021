import { DOCUMENT_TABLES, type DocumentKind, type DocumentTables } from "../document-tables.ts";
import type { Paise } from "../money.ts";
import { NUMBER_PREFIXES, type VoucherKind } from "../voucher-kind.ts";
import type { Entered, Posted, Row, Voucher, VoucherDocument } from "../voucher.ts";

/** The fields that every document has as it is entered. */
export interface DocumentInput {
  date: string;
  branchId: number | null;
  narration?: string | null;
  clientId?: string | null;
  /** SHA-256 hash of what the client sent. */
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/**
 * A document's voucher with what it has of every document, numbered without a series. Its amount, and its party,
 * user, lines and moves if it has any, are still to be set.
 */
export function documentVoucher(
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

/** The columns that every document has, filled from its voucher. */
export function documentColumns(posted: Posted, narration: string | null = null) {
  return {
    company_id: posted.companyId,
    id: posted.documentId,
    voucher_id: posted.voucherId,
    year_id: posted.yearId,
    number: posted.number,
    date: posted.date,
    narration,
    created_by: posted.entered.by,
    created_at: posted.entered.at,
  };
}

/** What is stored of a document in addition to `documentColumns`. */
interface DocumentRows<Line> {
  /** The columns of the document's own row. */
  head: Row | ((posted: Posted) => Row);
  lines?: readonly Line[];
  /** The columns of a line's row, from the line and the value in paise that it took from inventory. */
  columnsOf?: (line: Line, cost: Paise) => Row;
}

/** A voucher's document: its tables, and its rows once the voucher is numbered. */
export function documentOf<Line>(
  kind: DocumentKind,
  { narration }: Pick<DocumentInput, "narration">,
  { head, lines = [], columnsOf = () => ({}) }: DocumentRows<Line>,
): VoucherDocument {
  const { table, lineTable, parent = "" }: DocumentTables = DOCUMENT_TABLES[kind];
  return {
    table,
    ...(lineTable && { lineTable }),
    rows: (posted) => ({
      head: {
        ...documentColumns(posted, narration),
        ...(typeof head === "function" ? head(posted) : head),
      },
      lines: lines.map((line, index) => ({
        company_id: posted.companyId,
        [parent]: posted.documentId,
        line_no: index + 1,
        ...columnsOf(line, posted.costs.get(index) ?? 0n),
      })),
    }),
  };
}
