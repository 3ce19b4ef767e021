import { jsPDF } from "jspdf";
import { layDocument } from "../layout/document/lay-document.ts";
import type { Mark } from "../layout/document/marks.ts";
import type { PaperSheet } from "../layout/document/paper-sheet.ts";
import { createForeignTexts } from "./foreign-texts.ts";
import { addFonts } from "./embed-fonts.ts";
import { write, type PdfPage } from "./draw-page.ts";
import { createScriptReader, type ReadScriptFaces } from "./scripts/script-faces.ts";
import { listTextFaces } from "./scripts/script-runs.ts";

export async function writeDocumentPdf(
  sheet: PaperSheet,
  readFaces: ReadScriptFaces = createScriptReader(),
): Promise<Uint8Array<ArrayBuffer>> {
  const addScriptFaces = await readFaces(listTextFaces(collectTexts(sheet)));
  const document = new jsPDF({ unit: "pt", compress: true, putOnlyUsedFonts: true });
  const foreign = createForeignTexts();
  const fonts = addFonts(document, foreign, addScriptFaces(document));
  const { title, pages } = layDocument(sheet, fonts.width);
  const page: PdfPage = { document, fonts, foreign, font: "" };
  document.setProperties({ title });
  // The first page was added before the document's size was known; a paper roll is as long as
  // needed.
  document.deletePage(1);
  for (const { width, height, marks } of pages) {
    document.addPage([width, height], height >= width ? "portrait" : "landscape");
    document.setDrawColor(...LINE_COLOUR).setLineWidth(0.5);
    for (const mark of marks) drawMark(page, mark);
  }
  return new Uint8Array(document.output("arraybuffer"));
}

function drawMark(page: PdfPage, mark: Mark) {
  const { document } = page;
  switch (mark.kind) {
    case "text":
      return write(page, mark.text, mark.x, mark.y, mark.size, mark.face, mark.isPale ? PALE_GREY : 0);
    case "line":
      return void document.line(mark.x, mark.y, mark.toX, mark.toY);
    case "band":
      // Writing a text changes the fill colour.
      document.setFillColor(...BAND_COLOUR);
      return void document.rect(mark.x, mark.y, mark.width, mark.height, "F");
    case "picture":
      return drawLogo(page, mark);
    case "squares":
      return drawSquares(page, mark);
    case "stamp":
      return drawStamp(page, mark);
  }
}

function drawLogo({ document }: PdfPage, { url, x, y, width, height }: Extract<Mark, { kind: "picture" }>) {
  const own = document.getImageProperties(url);
  const scale = Math.min(width / own.width, height / own.height);
  document.addImage(url, "PNG", x, y, own.width * scale, own.height * scale, "logo", "FAST");
}

/**
 * Adjacent dark squares in a row are one rectangle, so that no printer leaves a gap between them.
 */
function drawSquares({ document }: PdfPage, { x, y, side, rows }: Extract<Mark, { kind: "squares" }>) {
  const step = side / rows.length;
  document.setFillColor(0, 0, 0);
  rows.forEach((row, down) => {
    for (let from = 0; from < row.length; from += 1) {
      let to = from;
      while (row[to]) to += 1;
      if (to > from) document.rect(x + from * step, y + down * step, (to - from) * step, step, "F");
      from = to;
    }
  });
}

function drawStamp(page: PdfPage, { text, x, y, size, angle }: Extract<Mark, { kind: "stamp" }>) {
  // jsPDF's types omit the functions that plugins use for writing.
  const own = page.document.internal as typeof page.document.internal & { write: (line: string) => void };
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const up = own.pageSize.getHeight() - y;
  // Rotates about the start of the words (ISO 32000-1, 8.3.3).
  const matrix = [cos, sin, -sin, cos, x - x * cos + up * sin, up - x * sin - up * cos];
  own.write(`q ${matrix.map((part) => part.toFixed(4)).join(" ")} cm`);
  write(page, text, x, y, size, "bold", STAMP_GREY);
  own.write("Q");
  page.font = "";
}

function collectTexts(sheet: PaperSheet): string[] {
  const texts: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === "string") texts.push(value);
    else if (typeof value === "object" && value !== null)
      for (const each of Object.values(value)) collect(each);
  };
  const { company, ...rest } = sheet;
  collect([rest, company.name, company.lines]);
  return texts;
}

/** Greys, 0 to 255. */
const PALE_GREY = 95;
const STAMP_GREY = 215;
const BAND_COLOUR = [240, 242, 245] as const;
const LINE_COLOUR = [200, 205, 212] as const;
