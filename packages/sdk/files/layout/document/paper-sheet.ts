/** The paper sizes for documents; 80 mm is a roll, as long as the document needs. */
export const PAPER_SIZES = ["A4", "A5", "80mm"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The copies of a document, in printing order. */
export const COPIES = ["original", "duplicate", "triplicate"] as const;
export type CopyName = (typeof COPIES)[number];

/**
 * All texts of a printed document, made from a response by a definition. Plain data, because it is sent to a
 * worker.
 */
export interface PaperSheet {
  size: PaperSize;
  title: string;
  /** The label of each copy; one empty label if the document has no copies. */
  copies: readonly string[];
  /** Printed across each page, such as CANCELLED. */
  stamp?: string | undefined;
  company: PaperBox & { logo?: string | undefined };
  /** Number, date and other short facts. The first ones are on every page. */
  facts: readonly PaperFact[];
  parties: readonly PaperBox[];
  /** For a voucher: its statements, one line each. */
  statements: readonly PaperFact[];
  goods?: PaperTable | undefined;
  sums: readonly (PaperFact & { isTotal?: boolean })[];
  /** Below the goods on the left: the amount in words, the narration. */
  words: readonly PaperFact[];
  /** Tax by HSN code and rate. */
  summary?: (PaperTable & { title: string }) | undefined;
  bank?: PaperBox | undefined;
  /** The content of a QR code, and the words under it. */
  code?: { text: string; label: string } | undefined;
  signatures: readonly { over: string; name?: string | undefined; under: string }[];
  /** In small type at the end. */
  remark?: string | undefined;
  /** Pattern with {page} and {pages}, such as "Page {page} of {pages}". */
  pageWords: string;
}

/** A name in bold, with lines below it. */
export interface PaperBox {
  label?: string | undefined;
  name: string;
  lines: readonly string[];
}

export interface PaperFact {
  label: string;
  text: string;
}

/** Rows under column headings that are repeated on each page. */
export interface PaperTable {
  columns: readonly PaperColumnHead[];
  rows: readonly PaperRow[];
  /** By column; empty for a table without sums. */
  totals: readonly string[];
  /** Labels of the sums so far at the start and end of a page, if the rows continue. */
  carried: { over: string; forward: string };
}

export interface PaperColumnHead {
  label: string;
  isRight: boolean;
  /** Words, which wrap; other columns get the room they need. */
  isWords?: boolean;
}

export interface PaperRow {
  /** By column; `\n` starts a new line. */
  texts: readonly string[];
  /** By column, in paise: what is added up at the end of a page. Whole numbers, so the sum is exact. */
  paise: readonly (number | undefined)[];
  /** The row on a roll: its name, the lines below it, and its amount. */
  roll: { name: string; lines: readonly string[]; amount: string };
}
