import type { Schema } from "@vanbook/sdk";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type {
  CopyName,
  PaperBox,
  PaperFact,
  PaperSheet,
  PaperSize,
  PaperTable,
} from "../../sdk/files/layout/document/paper-sheet.ts";

/** A document on paper: what it says, by the answer of its operation. How it is laid out is the same for all. */
export interface PaperDefinition<Document> {
  /** How its files begin: `Bill_B2C-26-27-118.pdf`. */
  name: string;
  title: (document: Document, words: PapersText) => string;
  /** The marks of its copies; a document without copies has none. */
  copies?: (words: PapersText) => Readonly<Record<CopyName, string>>;
  facts: (document: Document, words: PapersText) => readonly (PaperFact | undefined)[];
  parties: (document: Document, words: PapersText) => readonly PaperBox[];
  statements?: (document: Document, words: PapersText) => readonly (PaperFact | undefined)[];
  /** Its lines under heads. */
  goods?: (document: Document, words: PapersText) => PaperTable;
  sums?: (document: Document, words: PapersText) => PaperSheet["sums"];
  /** What it comes to, told in words too. */
  amount?: (document: Document) => number;
  /** Whether customers pay by it: it then names the bank and has the QR code of the company's UPI id. */
  isPaid?: (document: Document) => boolean;
  summary?: (document: Document, words: PapersText) => PaperSheet["summary"];
  narration: (document: Document) => string | null;
  /** Who signs besides the company. */
  signs?: (words: PapersText) => string;
  remark?: (document: Document, words: PapersText) => string | undefined;
}

/** What the answer of every such document has. */
export interface PaperAnswer {
  number: string;
  status: string;
  company: Schema<"PaperCompany">;
}

/** How a paper is asked for besides its document. */
export interface PaperAsked {
  paper?: PaperSize | undefined;
  /** `original`, or several copies with commas between them. */
  copies?: string | undefined;
}

/** What a document says on paper, with its file's name, without the ending. */
export interface NamedPaper {
  sheet: PaperSheet;
  name: string;
}
