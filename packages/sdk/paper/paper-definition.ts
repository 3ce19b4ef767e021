import type { Schema } from "@vanbook/sdk";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type {
  CopyName,
  PaperBox,
  PaperFact,
  PaperSheet,
  PaperSize,
  PaperTable,
} from "../files/layout/document/paper-sheet.ts";

/** A printed document: its contents, built from the answer of its operation. All documents share one layout. */
export interface PaperDefinition<Document> {
  /** Beginning of the file name: `Bill_B2C-26-27-118.pdf`. */
  name: string;
  title: (document: Document, words: PapersText) => string;
  /** Labels of the copies; undefined for a document without copies. */
  copies?: (words: PapersText) => Readonly<Record<CopyName, string>>;
  facts: (document: Document, words: PapersText) => readonly (PaperFact | undefined)[];
  parties: (document: Document, words: PapersText) => readonly PaperBox[];
  statements?: (document: Document, words: PapersText) => readonly (PaperFact | undefined)[];
  /** The table of its lines. */
  goods?: (document: Document, words: PapersText) => PaperTable;
  sums?: (document: Document, words: PapersText) => PaperSheet["sums"];
  /** The total in rupees, also printed in words. */
  amount?: (document: Document) => number;
  /** Whether customers pay against it; it then shows the bank account and a QR code of the company's UPI id. */
  isPaid?: (document: Document) => boolean;
  summary?: (document: Document, words: PapersText) => PaperSheet["summary"];
  narration: (document: Document) => string | null;
  /** Who signs, in addition to the company. */
  signs?: (words: PapersText) => string;
  remark?: (document: Document, words: PapersText) => string | undefined;
}

/** Fields that the answer of every printed document has. */
export interface PaperAnswer {
  number: string;
  status: string;
  company: Schema<"PaperCompany">;
}

/** Print options, in addition to the document. */
export interface PaperAsked {
  paper?: PaperSize | undefined;
  /** `original`, or several copies separated by commas. */
  copies?: string | undefined;
}

/** The contents of a printed document, with its file name without extension. */
export interface NamedPaper {
  sheet: PaperSheet;
  name: string;
}
