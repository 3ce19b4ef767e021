import type { DocumentTable, LineTable } from "./document-tables.ts";
import type { Paise, Quantity } from "../../money.ts";
import type { VoucherKind } from "./voucher-kind.ts";

/** Which column of a report a ledger line belongs to. */
export type EntryKind =
  | "bill"
  | "return"
  | "receipt"
  | "purchase"
  | "purchase_return"
  | "payment"
  | "expense"
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

/** Whose books are written, and by whom. */
export interface Author {
  companyId: number;
  userId: number | null;
}

/** One side of a posting, in paise; the other side is zero. */
export interface LedgerLine {
  accountId: number;
  entryKind: EntryKind;
  debit: Paise;
  credit: Paise;
  /** The account on the other side, as the ledger report names it. */
  againstId: number | null;
  narration?: string | null;
}

/** Goods that move; the engine values them and writes the inventory lines. */
export interface StockMove {
  itemId: number;
  locationId: number;
  kind: MoveKind;
  /** Out is negative. */
  quantity: Quantity;
  /** Where the goods go to, at the same cost; only for what stays in the company. */
  to?: number;
  /**
   * What the goods are worth by their document, or what is made of the cost that the voucher's moves before this one
   * took out of stock (production). Goods that come in without it come at the item's average.
   */
  value?: Paise | ((taken: Paise) => Paise);
  /** The account that bears the other side of inventory; without it the voucher's own lines bear `value`. */
  against?: number;
  /** What the goods came to on the document, before tax and as tax; once for a line, however many moves it makes. */
  priced?: Priced;
  entryKind: EntryKind;
  /** Index of the document line whose cost this is. */
  line?: number;
}

/** What goods were sold or bought for; a return's is what it takes back. */
export interface Priced {
  taxable: Paise;
  tax: Paise;
}

/** A business document before it is posted: what moves, and the rows that keep it. */
export interface Voucher {
  kind: VoucherKind;
  /** `YYYY-MM-DD`, in the company's time zone. */
  date: string;
  seriesId: number;
  /** The financial year of the series, when there is one: the date must lie in it. */
  seriesYearId?: number;
  /** Text before the number, `B2C/26-27/`. */
  prefix: string;
  partyId: number | null;
  userId: number | null;
  branchId: number | null;
  /** "stock": the value of the goods that come in, or go out where none come in, or change their place. */
  amount: Paise | "stock";
  narration?: string | null;
  /** The client's own id of the document, unique for ever among the company's vouchers of the kind. */
  clientId?: string | null;
  /** What the client sent (SHA-256), so that the same id with another document is told apart from a repetition. */
  requestHash?: Buffer | null;
  /** The order that the document invoices. */
  orderId?: number | null;
  /** Who entered it and when (UTC), where that is not the author and now. */
  entered?: Entered;
  lines: readonly LedgerLine[];
  moves: readonly StockMove[];
  document?: VoucherDocument;
}

export interface Entered {
  by: number | null;
  at: string;
}

/** The tables that keep a document and its lines, and how their rows are made once the voucher is numbered. */
export interface VoucherDocument {
  table: DocumentTable;
  lineTable?: LineTable;
  rows(posted: Posted): { head: Row; lines?: readonly Row[] };
}

/** A voucher that stands in the books. */
export interface Posted {
  companyId: number;
  voucherId: number;
  yearId: number;
  number: number;
  voucherNo: string;
  /** Id of the document's row; 0 when the voucher has none. */
  documentId: number;
  date: string;
  /** The voucher's amount, worked out where it was to be "stock". */
  amount: Paise;
  entered: Entered;
  /** What each document line took from inventory, by the line's index. */
  costs: ReadonlyMap<number, Paise>;
}

/** A row for the database: decimals are exact strings. */
export type Row = Readonly<Record<string, string | number | Buffer | null>>;

/** A debit of `amount`, or a credit when it is negative. */
export function debit(
  accountId: number,
  entryKind: EntryKind,
  amount: Paise,
  againstId: number | null = null,
): LedgerLine {
  const side = amount < 0n ? { debit: 0n, credit: -amount } : { debit: amount, credit: 0n };
  return { accountId, entryKind, ...side, againstId };
}

/** A credit of `amount`, or a debit when it is negative. */
export function credit(
  accountId: number,
  entryKind: EntryKind,
  amount: Paise,
  againstId: number | null = null,
): LedgerLine {
  return debit(accountId, entryKind, -amount, againstId);
}

/** The lines that say something: a tax or a round-off that came to nothing has no line. */
export function withoutZeros(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.filter((line) => line.debit !== line.credit);
}
