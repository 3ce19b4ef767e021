import { jsPDF } from "jspdf";
import { labelSpan, type ExportSheet, type PageFormat } from "../export-sheet.ts";
import { PICTURE, type ForeignTexts } from "./foreign-texts.ts";
import { fitted, PAD, type PdfColumn } from "./pdf-columns.ts";
import type { Face, PdfFonts } from "./pdf-fonts.ts";
import { drawPicture } from "./pdf-pictures.ts";

/** The pages of a PDF while they are drawn. */
export interface PdfPage {
  document: jsPDF;
  fonts: PdfFonts;
  foreign: ForeignTexts | undefined;
  /** Points. */
  width: number;
  height: number;
  columns: readonly PdfColumn[];
  /** Size of type in the table. */
  size: number;
  /** The face and size that the document has now. */
  font: string;
}

/** An empty PDF of a format, and the size of its sheets in points. */
export function newDocument(format: PageFormat): { document: jsPDF; width: number; height: number } {
  const orientation = format === "a4-portrait" ? "portrait" : "landscape";
  const document = new jsPDF({
    orientation,
    unit: "pt",
    format: format === "a3-landscape" ? "a3" : "a4",
    compress: true,
    putOnlyUsedFonts: true,
  });
  const { width, height } = document.internal.pageSize;
  return { document, width, height };
}

/** Draws the headings from a height downwards; answers where the first row begins. */
export function drawHead(page: PdfPage, sheet: ExportSheet, top: number): number {
  const { document, fonts, columns, size } = page;
  document.setFillColor(240, 242, 245);
  document.rect(MARGIN, top, page.width - 2 * MARGIN, ROW + 3, "F");
  columns.forEach((column, at) => {
    const label = sheet.columns[at]?.label ?? "";
    const width = fonts.width(label, size, "bold");
    const x = column.isRight ? column.left + column.width - PAD - width : column.left + PAD;
    write(page, label, MARGIN + x, top + ROW - 2.5, size, "bold");
  });
  document.setDrawColor(226, 230, 236).setLineWidth(0.4);
  return top + ROW + 3;
}

/** Draws the texts of one row, each in its column, and the hairline below. */
export function drawRow(page: PdfPage, row: readonly string[], y: number, face: Face) {
  const { document, fonts, columns, size } = page;
  columns.forEach((column, at) => {
    const text = row[at] ?? "";
    if (text === "") return;
    const shown = column.isRight ? text : fitted(text, column.width - 2 * PAD, size, fonts, face);
    const x = column.isRight
      ? column.left + column.width - PAD - fonts.width(shown, size, face)
      : column.left + PAD;
    write(page, shown, MARGIN + x, y + ROW - 4, size, face);
  });
  document.line(MARGIN, y + ROW, page.width - MARGIN, y + ROW);
}

/** Draws figures with words over the columns before the first of them, all bold. */
export function drawFigures(
  page: PdfPage,
  label: string,
  indent: number,
  figures: { values: ExportSheet["totals"]; texts: readonly string[] },
  y: number,
) {
  const { fonts, columns, size } = page;
  const end = columns[labelSpan(figures.values) - 1];
  const room = (end ? end.left + end.width : 0) - 2 * PAD - indent;
  drawRow(page, figures.texts, y, "bold");
  // Over a figure of the first column the words would not be read; they are what names the line.
  const words = fitted(label, Math.max(room, fonts.width("…", size)), size, fonts, "bold");
  write(page, words, MARGIN + PAD + indent, y + ROW - 4, size, "bold");
}

/** Writes a text from a point on the line it stands on; what the faces lack becomes a picture. */
export function write(page: PdfPage, text: string, x: number, y: number, size: number, face: Face) {
  const { document, fonts, foreign } = page;
  if (foreign && !fonts.canDraw(text)) {
    const picture = foreign.picture(text, face === "bold");
    const height = PICTURE.height * size;
    const width = (picture.width / picture.height) * height;
    drawPicture(document, picture, { x, y: y - PICTURE.baseline * size, width, height });
    return;
  }
  let at = x;
  for (const piece of fonts.pieces(text, face)) {
    setFont(page, piece.face, size);
    document.text(piece.text, at, y);
    at += fonts.width(piece.text, size, piece.face);
  }
}

/** Setting the face it already has would cost jsPDF as much as a text. */
function setFont(page: PdfPage, face: Face, size: number) {
  const font = `${face} ${size}`;
  if (page.font !== font) page.document.setFont(face, "normal").setFontSize(size);
  page.font = font;
}

/** Points. */
export const MARGIN = 28;
export const ROW = 13;
