/** The paper sizes for documents; 80 mm is a roll, as long as the document needs. */
export const PAPER_SIZES = ["A4", "A5", "80mm"] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const COPY_NAMES = ["original", "duplicate", "triplicate"] as const;
export type CopyName = (typeof COPY_NAMES)[number];

/** The texts of a printed document. Plain data, because it is sent to a worker. */
export interface PaperSheet {
  size: PaperSize;
  title: string;
  /** The label of each copy; one empty label if the document has no copies. */
  copies: readonly string[];
  stamp?: string | undefined;
  company: PaperBox & { logo?: string | undefined };
  facts: readonly PaperFact[];
  parties: readonly PaperBox[];
  statements: readonly PaperFact[];
  goods?: PaperTable | undefined;
  sums: readonly (PaperFact & { isTotal?: boolean })[];
  words: readonly PaperFact[];
  summary?: (PaperTable & { title: string }) | undefined;
  bank?: PaperBox | undefined;
  code?: { text: string; label: string } | undefined;
  /** A QR code with much text, which is printed larger. */
  signedCode?: { text: string; label: string } | undefined;
  signatures: readonly { over: string; name?: string | undefined; under: string }[];
  remark?: string | undefined;
  /** Pattern with {page} and {pages}, such as "Page {page} of {pages}". */
  pageWords: string;
}

export interface PaperBox {
  label?: string | undefined;
  name: string;
  lines: readonly string[];
}

export interface PaperFact {
  label: string;
  text: string;
}

/** The column headings are repeated on each page. */
export interface PaperTable {
  columns: readonly PaperColumnHead[];
  rows: readonly PaperRow[];
  /** By column; empty for a table without sums. */
  totals: readonly string[];
  carried: { over: string; forward: string };
}

export interface PaperColumnHead {
  label: string;
  isRight: boolean;
  isWords?: boolean;
}

export interface PaperRow {
  /** By column; `\n` starts a new line. */
  texts: readonly string[];
  /**
   * By column, in paise: what is added up at the end of a page. Whole numbers, so the sum is exact.
   */
  paise: readonly (number | undefined)[];
  roll: { name: string; lines: readonly string[]; amount: string };
}
