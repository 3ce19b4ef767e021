/**
 * What stands where on paper: the PDF and the printed page are both drawn from it, and decide nothing. Lengths are points, from the
 * sheet's left and upper edge. Plain data: the worker that makes it sends it to the page.
 */
export interface PaperPlan {
  title: string;
  /** Lines under the title, on the first page only, and what stands in its right corner. */
  notes: readonly string[];
  corner: string;
  width: number;
  height: number;
  /** Size of type in the table. */
  size: number;
  columns: readonly PaperColumn[];
  heads: readonly string[];
  pages: readonly PaperPage[];
}

/** Where a column stands, from the table's left edge. */
export interface PaperColumn {
  left: number;
  width: number;
  isRight: boolean;
}

export interface PaperPage {
  /** Where the heads of the columns begin. */
  top: number;
  lines: readonly PaperLine[];
  /** "Page 1 of 3" */
  number: string;
}

/** One line of the table, its texts by column as they are drawn: what is too long is cut already. */
export interface PaperLine {
  texts: readonly string[];
  face: Face;
  /** Words over the first columns; the texts stand after them. */
  words?: { text: string; span: number; indent: number };
  /** A row under a heading is set in, in the first column of words. */
  indent?: { at: number; ems: number };
  /** It heads the lines below it. */
  isHeading?: boolean;
}

/** The faces of type. `extended` has the rupee sign and the letters that `regular` lacks. */
export type Face = "regular" | "bold" | "extended";

/** Width of a text in points at a size. */
export type WidthOf = (text: string, size: number, face: Face) => number;

/** Points: around the table, within a cell, a row, the heads. */
export const MARGIN = 28;
export const PAD = 4;
export const ROW = 13;
export const HEAD = ROW + 3;
/** The title's size, the notes' size and their lines. */
export const TITLE = 13;
export const NOTE = 9;
export const NOTE_ROW = 11;
export const TITLE_ROOM = 24;
