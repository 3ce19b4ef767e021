/**
 * The layout of the pages: the PDF and the printed page are both drawn from it without further decisions.
 * Lengths are in points, from the sheet's left and upper edge. Plain data: the worker that makes it sends it
 * to the page.
 */
export interface PaperPlan {
  title: string;
  /** Lines under the title, on the first page only, and the text in its right corner. */
  notes: readonly string[];
  corner: string;
  width: number;
  height: number;
  /** Font size of the table. */
  size: number;
  columns: readonly PaperColumn[];
  heads: readonly string[];
  pages: readonly PaperPage[];
}

/** The position of a column, from the table's left edge. */
export interface PaperColumn {
  left: number;
  width: number;
  isRight: boolean;
}

export interface PaperPage {
  /** The top of the column headings. */
  top: number;
  lines: readonly PaperLine[];
  /** "Page 1 of 3" */
  number: string;
}

/** One line of the table, its texts by column as drawn: long texts are already cut. */
export interface PaperLine {
  texts: readonly string[];
  face: Face;
  /** A label across the first columns; the texts come after it. */
  words?: { text: string; span: number; indent: number };
  /** Indent of a row under a heading, in the first column of words. */
  indent?: { at: number; ems: number };
  /** It is the heading of the lines below it. */
  isHeading?: boolean;
}

/** The font faces. `extended` has the rupee sign and the letters that `regular` lacks. */
export type Face = "regular" | "bold" | "extended";

/** Width of a text in points at a size. */
export type WidthOf = (text: string, size: number, face: Face) => number;

/** Points: the margin around the table, cell padding, row height, height of the headings. */
export const MARGIN = 28;
export const PAD = 4;
export const ROW = 13;
export const HEAD = ROW + 3;
/** Font sizes of the title and the notes, and the notes' line height. */
export const TITLE = 13;
export const NOTE = 9;
export const NOTE_ROW = 11;
export const TITLE_ROOM = 24;
