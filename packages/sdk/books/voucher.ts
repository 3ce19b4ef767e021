import type { BatchPart, ExpiredBatch, GoodsOf, NamedBatch } from "./batches/batch.ts";
import type { DocumentTable, LineTable } from "./document-tables.ts";
import type { Paise, Quantity } from "./money.ts";
import type { VoucherKind } from "./voucher-kind.ts";

/** The kind of a ledger line; decides in which report column it is counted. */
export type EntryKind =
  | "bill"
  | "return"
  | "receipt"
  | "purchase"
  | "purchase_return"
  | "payment"
  | "expense"
  | "discount"
  | "note"
  | "journal"
  | "contra"
  | "hand_over"
  | "cost"
  | "stock"
  | "production"
  | "opening"
  | "closing";

export type MoveKind =
  | "OPENING"
  | "PURCHASE"
  | "PURCHASE_RETURN"
  | "SALE"
  | "FREE"
  | "SALE_RETURN"
  | "REPLACE_OUT"
  | "DAMAGE_OUT"
  | "LOAD"
  | "UNLOAD"
  | "TRANSFER"
  | "CONSUME"
  | "PRODUCE"
  | "ADJUST";

/** One side of a posting, in paise; the other side is zero. */
export interface LedgerLine {
  accountId: number;
  entryKind: EntryKind;
  debit: Paise;
  credit: Paise;
  /** The opposite account, which the ledger report names. */
  againstId: number | null;
  narration?: string | null;
  /** Only for a party's line of an opening. */
  bill?: OpeningBill;
}

/** An unpaid bill from before the first day of the books. Dates as `YYYY-MM-DD`. */
export interface OpeningBill {
  number: string;
  date: string;
  dueDate: string;
}

/** A movement of goods; the engine values it and adds the inventory lines. */
export interface StockMove {
  itemId: number;
  locationId: number;
  kind: MoveKind;
  /** In thousandths; negative when goods go out. */
  quantity: Quantity;
  to?: number;
  /**
   * The goods' value in paise according to their document, or a function of the cost that the
   * voucher's earlier moves took out of stock (production). Incoming goods without it are valued at
   * the item's average cost.
   */
  value?: Paise | ((takenValue: Paise) => Paise);
  /** The opposite account of inventory; without it the voucher's own lines balance `value`. */
  against?: number;
  /** Taxable value and tax of the goods; if a line makes several moves, only one has it. */
  priced?: Priced;
  entryKind: EntryKind;
  /** Index of the document line whose cost this is. */
  line?: number;
  batch?: NamedBatch;
  /** The line of the bill or purchase that these goods belong to; they use its batches. */
  goodsOf?: GoodsOf;
  /**
   * Path for errors in the line's fields, if it differs from the path of `line`; empty if the error
   * concerns the document itself.
   */
  at?: string;
}

/** A stock move with the value (paise) that it added to (+) or took from (−) inventory. */
export interface ValuedMove {
  itemId: number;
  locationId: number;
  kind: MoveKind;
  quantity: Quantity;
  value: Paise;
  taxable: Paise;
  tax: Paise;
  /** The quantities of this move by batch; only for items that keep batches. */
  batches?: readonly BatchPart[];
  /** The move's line in the document, from 1; only for items that keep batches. */
  documentLine?: number | null;
}

/** Taxable value and tax of goods sold, bought or returned, in paise. */
export interface Priced {
  taxable: Paise;
  tax: Paise;
}

export interface Voucher {
  kind: VoucherKind;
  /** `YYYY-MM-DD`, in the company's time zone. */
  date: string;
  seriesId: number;
  /** The financial year of the invoice series, if there is one: the date must be in it. */
  seriesYearId?: number;
  /** Printed before the number: `B2C/26-27/`. */
  prefix: string;
  partyId: number | null;
  userId: number | null;
  branchId: number | null;
  /**
   * In paise. "stock": the value of the moved goods (`ValuedMoves.worth`); "difference": the change
   * in the value of stock.
   */
  amount: Paise | "stock" | "difference";
  /** What a receipt or payment settles in addition to its amount. In paise. */
  discount?: Paise;
  narration?: string | null;
  reason?: string | null;
  /**
   * The client's own id of the document, never used twice among the company's vouchers of the kind.
   */
  clientId?: string | null;
  /** SHA-256 of what the client sent: tells a repeat from another document with this client id. */
  requestHash?: Uint8Array | null;
  orderId?: number | null;
  /**
   * The bills named by a receipt or credit note, or the purchases named by a payment or debit note.
   * Without this field, an edit keeps the former allocations as far as they fit.
   */
  settles?: readonly Settlement[];
  /** User and time (UTC) of entry, if they are not the current ones. */
  entered?: Entered;
  lines: readonly LedgerLine[];
  moves: readonly StockMove[];
  document?: VoucherDocument;
}

/**
 * Part of a receipt or credit note allocated to a bill, or of a payment or debit note to a
 * purchase, by the document's id. Amount in paise.
 */
export interface Settlement {
  /** With `openingLine`, the opening's id. */
  billId: number;
  /** The line of an opening bill. */
  openingLine?: number | undefined;
  amount: Paise;
}

export interface Entered {
  by: number | null;
  at: string;
}

export interface VoucherDocument {
  table: DocumentTable;
  lineTable?: LineTable;
  /** Of the lines. */
  itemIds: readonly number[];
  /** The columns of the document's row that are known before it is posted. */
  head: Row;
  rows(postedVoucher: Posted): { head: Row; lines?: readonly Row[] };
}

export interface Posted {
  companyId: number;
  voucherId: number;
  yearId: number;
  number: number;
  voucherNo: string;
  /** Id of the document's row; 0 for a voucher without one. */
  documentId: number;
  /** The edition of the masters' facts that the document shows (docs/books.md#facts). */
  edition: number;
  date: string;
  /** The voucher's amount in paise; calculated if `Voucher.amount` is "stock" or "difference". */
  amount: Paise;
  entered: Entered;
  /** The value that each document line took from inventory, by the line's index. */
  costs: ReadonlyMap<number, Paise>;
  expired?: readonly ExpiredBatch[];
}

/** A row for the database: decimals are exact strings. */
export type Row = Readonly<Record<string, string | number | Uint8Array | null>>;

/** In paise; a negative amount becomes a credit of its absolute value. */
export function makeDebit(
  accountId: number,
  entryKind: EntryKind,
  amount: Paise,
  againstId: number | null = null,
): LedgerLine {
  const side = amount < 0n ? { debit: 0n, credit: -amount } : { debit: amount, credit: 0n };
  return { accountId, entryKind, ...side, againstId };
}

/** In paise; a negative amount becomes a debit of its absolute value. */
export function makeCredit(
  accountId: number,
  entryKind: EntryKind,
  amount: Paise,
  againstId: number | null = null,
): LedgerLine {
  return makeDebit(accountId, entryKind, -amount, againstId);
}

/** A line is zero if, for example, a tax or round-off does not apply. */
export function omitZeros(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.filter((line) => line.debit !== line.credit);
}
