import { jsPDF } from "jspdf";
import type { PageFormat } from "../sheet.ts";
import {
  HEAD,
  MARGIN,
  NOTE,
  NOTE_ROW,
  PAD,
  ROW,
  TITLE,
  type Face,
  type PaperColumn,
  type PaperLine,
  type PaperPage,
  type PaperPlan,
} from "../layout/page-plan.ts";
import { PICTURE, type ForeignTexts, type Picture } from "./foreign-texts.ts";
import type { PdfFonts } from "./embed-fonts.ts";
import { drawPicture } from "./draw-picture.ts";

/** The state of a PDF while its pages are drawn. */
export interface PdfPage {
  document: jsPDF;
  fonts: PdfFonts;
  foreign: ForeignTexts | undefined;
  /** The font face and size currently set in the document. */
  font: string;
  /** The current text grey; default black. */
  grey?: number;
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

/**
 * Draws one page of a plan: on the first page the title and the notes, on each the column headings, the
 * lines and the page number.
 */
export function drawPage(
  page: PdfPage,
  plan: PaperPlan,
  { top, lines, number }: PaperPage,
  isFirst: boolean,
) {
  const { fonts } = page;
  if (isFirst) {
    write(page, plan.title, MARGIN, MARGIN + 8, TITLE, "bold");
    plan.notes.forEach((note, at) => write(page, note, MARGIN, MARGIN + 22 + at * NOTE_ROW, NOTE, "regular"));
    const left = plan.width - MARGIN - fonts.width(plan.corner, NOTE);
    write(page, plan.corner, left, MARGIN + 8, NOTE, "regular");
  }
  drawHeads(page, plan, top);
  lines.forEach((line, at) => drawLine(page, plan, line, top + HEAD + at * ROW));
  const left = plan.width - MARGIN - fonts.width(number, plan.size);
  write(page, number, left, plan.height - 14, plan.size, "regular");
}

function drawHeads(page: PdfPage, plan: PaperPlan, top: number) {
  const { document } = page;
  document.setFillColor(240, 242, 245);
  document.rect(MARGIN, top, plan.width - 2 * MARGIN, HEAD, "F");
  plan.columns.forEach((column, at) =>
    drawCell(page, plan, column, plan.heads[at] ?? "", top + ROW - 2.5, "bold"),
  );
  document.setDrawColor(226, 230, 236).setLineWidth(0.4);
}

/** Draws a line's texts, each in its column, and the hairline below. */
function drawLine(page: PdfPage, plan: PaperPlan, { texts, face, words, indent }: PaperLine, y: number) {
  plan.columns.forEach((column, at) => {
    const text = texts[at] ?? "";
    const ems = indent?.at === at ? indent.ems : 0;
    if (text !== "") drawCell(page, plan, column, text, y + ROW - 4, face, ems * plan.size);
  });
  page.document.line(MARGIN, y + ROW, plan.width - MARGIN, y + ROW);
  if (words) write(page, words.text, MARGIN + PAD + words.indent * plan.size, y + ROW - 4, plan.size, face);
}

function drawCell(
  page: PdfPage,
  { size }: PaperPlan,
  { isRight, left, width }: PaperColumn,
  text: string,
  y: number,
  face: Face,
  indent = 0,
) {
  const x = isRight ? left + width - PAD - page.fonts.width(text, size, face) : left + PAD + indent;
  write(page, text, MARGIN + x, y, size, face);
}

/** Writes a text from a point on its baseline, in black or a grey (0 to 255); what the fonts lack becomes a picture. */
export function write(page: PdfPage, text: string, x: number, y: number, size: number, face: Face, grey = 0) {
  const { document, fonts, foreign } = page;
  let at = x;
  for (const { text: part, by, width } of fonts.pieces(text, face)) {
    if (by === "foreign") {
      const picture = foreign?.picture(part, face === "bold");
      if (picture) drawPicture(document, picture, { x: at, ...placeOf(picture, y, size) });
    } else if (typeof by === "string") {
      setFont(page, by, size);
      if (grey !== (page.grey ?? 0)) document.setTextColor(grey);
      page.grey = grey;
      document.text(part, at, y);
    } else by.write(part, at, y, size, grey);
    at += width * size;
  }
}

function placeOf(picture: Picture, y: number, size: number) {
  const height = PICTURE.height * size;
  return { y: y - PICTURE.baseline * size, width: (picture.width / picture.height) * height, height };
}

/** Sets the font only if it differs: in jsPDF, setting it again costs as much as writing a text. */
function setFont(page: PdfPage, face: Face, size: number) {
  const font = `${face} ${size}`;
  if (page.font !== font) page.document.setFont(face, "normal").setFontSize(size);
  page.font = font;
}
