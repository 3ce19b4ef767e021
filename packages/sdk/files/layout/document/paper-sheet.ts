/** The sizes of paper for documents; 80 mm is a roll, as long as the document needs. */
export const PAPER_SIZES = ["A4", "A5", "80mm"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The copies of a document, in the order in which they are printed. */
export const COPIES = ["original", "duplicate", "triplicate"] as const;
export type CopyName = (typeof COPIES)[number];

/** All that a document says on paper, in words: what a definition makes of an answer. Plain data, for it is sent to a worker. */
export interface PaperSheet {
  size: PaperSize;
  title: string;
  /** What each copy is marked with; one without a mark where a document has no copies. */
  copies: readonly string[];
  /** Across each page: CANCELLED. */
  stamp?: string | undefined;
  company: PaperBox & { logo?: string | undefined };
  /** Number, date and what else is told in a word or two. The first ones stand on every page. */
  facts: readonly PaperFact[];
  parties: readonly PaperBox[];
  /** Of a voucher: what is written out, a line for each. */
  statements: readonly PaperFact[];
  goods?: PaperTable | undefined;
  sums: readonly (PaperFact & { isTotal?: boolean })[];
  /** Below the goods at the left: the amount in words, the narration. */
  words: readonly PaperFact[];
  /** Tax by HSN code and rate. */
  summary?: (PaperTable & { title: string }) | undefined;
  bank?: PaperBox | undefined;
  /** What a QR code holds, and the words under it. */
  code?: { text: string; label: string } | undefined;
  signatures: readonly { over: string; name?: string | undefined; under: string }[];
  /** In small type at the very end. */
  remark?: string | undefined;
  /** "Page 1 of 3", with {page} and {pages}. */
  pageWords: string;
}

/** A name in bold and lines below it. */
export interface PaperBox {
  label?: string | undefined;
  name: string;
  lines: readonly string[];
}

export interface PaperFact {
  label: string;
  text: string;
}

/** Rows under heads that stand on each page. */
export interface PaperTable {
  columns: readonly PaperColumnHead[];
  rows: readonly PaperRow[];
  /** By column; none for a table without sums. */
  totals: readonly string[];
  /** What a page begins and ends with where the rows go on: the sums so far. */
  carried: { over: string; forward: string };
}

export interface PaperColumnHead {
  label: string;
  isRight: boolean;
  /** Words, which are broken into lines; all else needs its room. */
  isWords?: boolean;
}

export interface PaperRow {
  /** By column; `\n` begins a line. */
  texts: readonly string[];
  /** By column, in hundredths: what is summed up where a page ends. Whole numbers, so that it is exact. */
  paise: readonly (number | undefined)[];
  /** The row on a roll: the lines under its name, and the amount beside them. */
  roll: { name: string; lines: readonly string[]; amount: string };
}
