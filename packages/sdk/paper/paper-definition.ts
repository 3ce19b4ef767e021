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

export interface PaperDefinition<Document> {
  /** Beginning of the file name: `Bill_B2C-26-27-118.pdf`. */
  name: string;
  title: (document: Document, words: PapersText) => string;
  copies?: (words: PapersText) => Readonly<Record<CopyName, string>>;
  facts: (document: Document, words: PapersText) => readonly (PaperFact | undefined)[];
  parties: (document: Document, words: PapersText) => readonly PaperBox[];
  statements?: (document: Document, words: PapersText) => readonly (PaperFact | undefined)[];
  goods?: (document: Document, words: PapersText) => PaperTable;
  sums?: (document: Document, words: PapersText) => PaperSheet["sums"];
  /** What is written in words; undefined if it is not known. */
  amount?: (document: Document) => number | undefined;
  /**
   * In rupees: what the customer still owes on the document. Only if that is above zero, the paper
   * shows the bank account and a QR code of the company's UPI id, for this amount.
   */
  openAmount?: (document: Document) => number;
  /** A QR code with much text. */
  signedCode?: (document: Document, words: PapersText) => PaperSheet["signedCode"];
  summary?: (document: Document, words: PapersText) => PaperSheet["summary"];
  narration: (document: Document) => string | null;
  signs?: (words: PapersText) => string;
  remark?: (document: Document, words: PapersText) => string | undefined;
}

export interface PaperAnswer {
  number: string;
  status: string;
  company: Schema<"PaperCompany">;
}

export interface PaperAsked {
  paper?: PaperSize | undefined;
  /** `original`, or several copies separated by commas. */
  copies?: string | undefined;
}

export interface NamedPaper {
  sheet: PaperSheet;
  name: string;
}
