import type { BatchPart, ExpiredBatch, GoodsOf, NamedBatch } from "./batches/batch.ts";
import type { DocumentTable, LineTable } from "./document-tables.ts";
import type { Paise, Quantity } from "./money.ts";
import type { VoucherKind } from "./voucher-kind.ts";

/** The kind of a ledger line: decides the report column that it is counted in. */
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
}

/** A movement of goods; the engine values it and adds the inventory lines. */
export interface StockMove {
  itemId: number;
  locationId: number;
  kind: MoveKind;
  /** In thousandths; negative when goods go out. */
  quantity: Quantity;
  /** The receiving location of a move within the company, at the same cost. */
  to?: number;
  /**
   * The goods' value in paise according to their document, or a function of the cost that the voucher's earlier moves
   * took out of stock (production). Incoming goods without it are valued at the item's average cost.
   */
  value?: Paise | ((taken: Paise) => Paise);
  /** The opposite account of inventory; without it the voucher's own lines balance `value`. */
  against?: number;
  /** The document's price of the goods, before tax and as tax; set on one move only when a line makes several. */
  priced?: Priced;
  entryKind: EntryKind;
  /** Index of the document line whose cost this is. */
  line?: number;
  /** The batch that the document names: that goods come in with, or that they are taken of. */
  batch?: NamedBatch;
  /** The line of the bill, or purchase, whose goods these are: they are of its batches. */
  goodsOf?: GoodsOf;
  /** Path of the fields of the document's line where it is not that of `line`; empty for the document itself. */
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
  /** Of an item that keeps batches: what of which it is made of, and of which line of the document (from 1) it is. */
  batches?: readonly BatchPart[];
  documentLine?: number | null;
}

/** Taxable value and tax of goods sold or bought, in paise; of a return, of the goods returned. */
export interface Priced {
  taxable: Paise;
  tax: Paise;
}

/** A business document ready to be posted: its ledger lines, its stock moves and the rows of its document. */
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
  /** In paise. "stock": the value of the moved goods (`ValuedMoves.worth`); "difference": by how much their movement changes what stock is worth. */
  amount: Paise | "stock" | "difference";
  /** What a receipt or payment settles beyond its amount. In paise. */
  discount?: Paise;
  narration?: string | null;
  /** Of a reversal: why the original was taken back. */
  reason?: string | null;
  /** The client's own id of the document, never used twice among the company's vouchers of the kind. */
  clientId?: string | null;
  /** SHA-256 hash of what the client sent, to tell a repeated request from another document with the same client id. */
  requestHash?: Uint8Array | null;
  /** The order that the document invoices. */
  orderId?: number | null;
  /** The bills that a receipt or credit note names, or purchases that a payment or debit note names. An edit without it keeps what still fits. */
  settles?: readonly Settlement[];
  /** Who entered it and when (UTC), if that is not the author and now. */
  entered?: Entered;
  lines: readonly LedgerLine[];
  moves: readonly StockMove[];
  document?: VoucherDocument;
}

/** What of a receipt or credit note goes against a bill, or of a payment or debit note against a purchase, by the document's id. Amount in paise. */
export interface Settlement {
  billId: number;
  amount: Paise;
}

export interface Entered {
  by: number | null;
  at: string;
}

/** The tables of a document and its lines, and the function that makes their rows once the voucher is numbered. */
export interface VoucherDocument {
  table: DocumentTable;
  lineTable?: LineTable;
  rows(posted: Posted): { head: Row; lines?: readonly Row[] };
}

/** A posted voucher. */
export interface Posted {
  companyId: number;
  voucherId: number;
  yearId: number;
  number: number;
  voucherNo: string;
  /** Id of the document's row; 0 for a voucher without one. */
  documentId: number;
  date: string;
  /** The voucher's amount in paise, calculated when it was given in words. */
  amount: Paise;
  entered: Entered;
  /** The value that each document line took from inventory, by the line's index. */
  costs: ReadonlyMap<number, Paise>;
  /** The batches that it took goods of though they had expired by its day. */
  expired?: readonly ExpiredBatch[];
}

/** A row for the database: decimals are exact strings. */
export type Row = Readonly<Record<string, string | number | Uint8Array | null>>;

/** A debit of `amount` (paise); a negative amount is a credit of its absolute value. */
export function debit(
  accountId: number,
  entryKind: EntryKind,
  amount: Paise,
  againstId: number | null = null,
): LedgerLine {
  const side = amount < 0n ? { debit: 0n, credit: -amount } : { debit: amount, credit: 0n };
  return { accountId, entryKind, ...side, againstId };
}

/** A credit of `amount` (paise); a negative amount is a debit of its absolute value. */
export function credit(
  accountId: number,
  entryKind: EntryKind,
  amount: Paise,
  againstId: number | null = null,
): LedgerLine {
  return debit(accountId, entryKind, -amount, againstId);
}

/** Leaves out lines of zero, such as a tax or round-off that does not apply. */
export function withoutZeros(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.filter((line) => line.debit !== line.credit);
}
