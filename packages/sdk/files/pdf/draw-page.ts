import { jsPDF } from "jspdf";
import type { PageFormat } from "../sheet.ts";
import {
  HEADS_HEIGHT,
  TABLE_MARGIN,
  NOTE_SIZE,
  NOTE_ROW,
  CELL_PADDING,
  ROW_HEIGHT,
  TITLE_SIZE,
  type Face,
  type PaperColumn,
  type PaperLine,
  type PaperPage,
  type PaperPlan,
} from "../layout/page-plan.ts";
import { PICTURE_PROPORTIONS, type ForeignTexts, type Picture } from "./foreign-texts.ts";
import type { PdfFonts } from "./embed-fonts.ts";
import { drawPicture } from "./draw-picture.ts";

export interface PdfPage {
  document: jsPDF;
  fonts: PdfFonts;
  foreign: ForeignTexts | undefined;
  font: string;
  grey?: number;
}

export function createDocument(format: PageFormat): { document: jsPDF; width: number; height: number } {
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

export function drawPage(
  page: PdfPage,
  plan: PaperPlan,
  { top, lines, number }: PaperPage,
  isFirst: boolean,
) {
  const { fonts } = page;
  if (isFirst) {
    write(page, plan.title, TABLE_MARGIN, TABLE_MARGIN + 8, TITLE_SIZE, "bold");
    plan.notes.forEach((note, at) =>
      write(page, note, TABLE_MARGIN, TABLE_MARGIN + 22 + at * NOTE_ROW, NOTE_SIZE, "regular"),
    );
    const textLeft = plan.width - TABLE_MARGIN - fonts.width(plan.corner, NOTE_SIZE);
    write(page, plan.corner, textLeft, TABLE_MARGIN + 8, NOTE_SIZE, "regular");
  }
  drawHeads(page, plan, top);
  lines.forEach((line, at) => drawLine(page, plan, line, top + HEADS_HEIGHT + at * ROW_HEIGHT));
  const textLeft = plan.width - TABLE_MARGIN - fonts.width(number, plan.size);
  write(page, number, textLeft, plan.height - 14, plan.size, "regular");
}

function drawHeads(page: PdfPage, plan: PaperPlan, top: number) {
  const { document } = page;
  document.setFillColor(240, 242, 245);
  document.rect(TABLE_MARGIN, top, plan.width - 2 * TABLE_MARGIN, HEADS_HEIGHT, "F");
  plan.columns.forEach((column, at) =>
    drawCell(page, plan, column, plan.heads[at] ?? "", top + ROW_HEIGHT - 2.5, "bold"),
  );
  document.setDrawColor(226, 230, 236).setLineWidth(0.4);
}

function drawLine(page: PdfPage, plan: PaperPlan, { texts, face, words, indent }: PaperLine, y: number) {
  plan.columns.forEach((column, at) => {
    const text = texts[at] ?? "";
    const ems = indent?.at === at ? indent.ems : 0;
    if (text !== "") drawCell(page, plan, column, text, y + ROW_HEIGHT - 4, face, ems * plan.size);
  });
  page.document.line(TABLE_MARGIN, y + ROW_HEIGHT, plan.width - TABLE_MARGIN, y + ROW_HEIGHT);
  if (words)
    write(
      page,
      words.text,
      TABLE_MARGIN + CELL_PADDING + words.indent * plan.size,
      y + ROW_HEIGHT - 4,
      plan.size,
      face,
    );
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
  const x = isRight
    ? left + width - CELL_PADDING - page.fonts.width(text, size, face)
    : left + CELL_PADDING + indent;
  write(page, text, TABLE_MARGIN + x, y, size, face);
}

/** (x, y) is on the baseline; `grey` is 0 (black) to 255. Text without a font is a picture. */
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
  const height = PICTURE_PROPORTIONS.height * size;
  return {
    y: y - PICTURE_PROPORTIONS.baseline * size,
    width: (picture.width / picture.height) * height,
    height,
  };
}

/** Sets the font only if it differs: in jsPDF, setting it again costs as much as writing a text. */
function setFont(page: PdfPage, face: Face, size: number) {
  const font = `${face} ${size}`;
  if (page.font !== font) page.document.setFont(face, "normal").setFontSize(size);
  page.font = font;
}
