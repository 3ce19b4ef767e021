/**
 * The layout of the pages, as plain data that the worker sends to the page. The PDF and the printed
 * page are both drawn from it. Lengths are in points, from the sheet's left and upper edge.
 */
export interface PaperPlan {
  title: string;
  /** Lines under the title and the text in its right corner, on the first page only. */
  notes: readonly string[];
  corner: string;
  width: number;
  height: number;
  size: number;
  columns: readonly PaperColumn[];
  heads: readonly string[];
  pages: readonly PaperPage[];
}

export interface PaperColumn {
  left: number;
  width: number;
  isRight: boolean;
}

export interface PaperPage {
  top: number;
  lines: readonly PaperLine[];
  number: string;
}

export interface PaperLine {
  texts: readonly string[];
  face: Face;
  words?: { text: string; span: number; indent: number };
  indent?: { at: number; ems: number };
  isHeading?: boolean;
}

/** The font faces. `extended` has the rupee sign and the letters that `regular` lacks. */
export type Face = "regular" | "bold" | "extended";

export type WidthOf = (text: string, size: number, face: Face) => number;

export const TABLE_MARGIN = 28;
export const CELL_PADDING = 4;
export const ROW_HEIGHT = 13;
export const HEADS_HEIGHT = ROW_HEIGHT + 3;
export const TITLE_SIZE = 13;
export const NOTE_SIZE = 9;
export const NOTE_ROW = 11;
export const TITLE_ROOM = 24;
