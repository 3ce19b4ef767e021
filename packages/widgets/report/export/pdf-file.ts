import { jsPDF } from "jspdf";
import { cellText } from "../../parts/table/cell-text.ts";
import type { ExportSheet } from "./export-sheet.ts";
import { fitted, PAD, pdfColumns, type PdfColumn } from "./pdf-columns.ts";
import { embedFonts, type Face, type PdfFonts } from "./pdf-fonts.ts";
import { drawnTexts, type DrawnText } from "./drawn-texts.ts";

/** A PDF of every row on A4 landscape: title and days on the first page; head, "Page 1 of 3" on each; totals at the end. */
export async function pdfFile(
  sheet: ExportSheet,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new jsPDF({
    orientation: "landscape",
    unit: "pt",
    format: "a4",
    compress: true,
    putOnlyUsedFonts: true,
  });
  const fonts = embedFonts(document);
  document.setProperties({ title: sheet.title });
  const texts = sheet.rows.map((row) =>
    row.map((value, at) => cellText(sheet.columns[at]?.kind ?? "text", value, sheet.missing)),
  );
  const totals = sheet.totals.map((total, at) =>
    total === null ? "" : cellText(sheet.columns[at]?.kind ?? "money", total, ""),
  );
  const { columns, size } = pdfColumns(sheet, [...texts, totals], fonts, WIDTH - 2 * MARGIN);
  const drawn = await drawnTexts(texts, fonts);
  const page: Page = { document, fonts, columns, size, drawn, font: "" };

  write(page, sheet.title, MARGIN, MARGIN + 8, 13, "bold");
  sheet.notes.forEach((note, at) => write(page, note, MARGIN, MARGIN + 22 + at * 11, 9, "regular"));
  write(page, RUPEES, WIDTH - MARGIN - fonts.width(RUPEES, 9), MARGIN + 8, 9, "regular");
  let y = head(page, sheet, MARGIN + 24 + sheet.notes.length * 11);
  texts.forEach((row, at) => {
    if (y + ROW > HEIGHT - FOOT) {
      document.addPage();
      y = head(page, sheet, MARGIN);
      onProgress(at / texts.length);
    }
    line(page, row, y, "regular");
    y += ROW;
  });
  if (y + ROW > HEIGHT - FOOT) {
    document.addPage();
    y = head(page, sheet, MARGIN);
  }
  foot(page, sheet, totals, y);
  numberPages(page, sheet.pageWords);
  return new Uint8Array(document.output("arraybuffer"));
}

interface Page {
  document: jsPDF;
  fonts: PdfFonts;
  columns: readonly PdfColumn[];
  size: number;
  drawn: ReadonlyMap<string, DrawnText>;
  /** The face and size that the document has now. */
  font: string;
}

/** Draws the headings from a height downwards; answers where the first row begins. */
function head(page: Page, sheet: ExportSheet, top: number): number {
  const { document, fonts, columns, size } = page;
  document.setFillColor(240, 242, 245);
  document.rect(MARGIN, top, WIDTH - 2 * MARGIN, ROW + 3, "F");
  setFont(page, "bold", size);
  columns.forEach((column, at) => {
    const label = sheet.columns[at]?.label ?? "";
    const width = fonts.width(label, size, "bold");
    const x = column.isRight ? column.left + column.width - PAD - width : column.left + PAD;
    document.text(label, MARGIN + x, top + ROW - 2.5);
  });
  document.setDrawColor(226, 230, 236).setLineWidth(0.4);
  return top + ROW + 3;
}

function line(page: Page, row: readonly string[], y: number, face: Face) {
  const { document, fonts, columns, size, drawn } = page;
  columns.forEach((column, at) => {
    const text = row[at] ?? "";
    if (text === "") return;
    const room = column.width - 2 * PAD;
    const picture = drawn.get(text);
    if (picture) {
      const width = Math.min(room, (picture.width / picture.height) * ROW);
      document.addImage(picture.png, "PNG", MARGIN + column.left + PAD, y, width, ROW, text, "FAST");
      return;
    }
    const shown = column.isRight ? text : fitted(text, room, size, fonts);
    const x = column.isRight
      ? column.left + column.width - PAD - fonts.width(shown, size, face)
      : column.left + PAD;
    write(page, shown, MARGIN + x, y + ROW - 4, size, face);
  });
  document.line(MARGIN, y + ROW, WIDTH - MARGIN, y + ROW);
}

function foot(page: Page, sheet: ExportSheet, totals: readonly string[], y: number) {
  line(page, totals, y, "bold");
  write(page, sheet.totalLabel, MARGIN + PAD, y + ROW - 4, page.size, "bold");
}

function numberPages(page: Page, words: string) {
  const { document } = page;
  const pages = document.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    document.setPage(number);
    const text = words.replace("{page}", String(number)).replace("{pages}", String(pages));
    write(page, text, WIDTH - MARGIN - page.fonts.width(text, 8), HEIGHT - 14, 8, "regular");
  }
}

function write(page: Page, text: string, x: number, y: number, size: number, face: Face) {
  const { document, fonts } = page;
  let at = x;
  for (const piece of fonts.pieces(text, face)) {
    setFont(page, piece.face, size);
    document.text(piece.text, at, y);
    at += fonts.width(piece.text, size, piece.face);
  }
}

/** Setting the face it already has would cost jsPDF as much as a text. */
function setFont(page: Page, face: Face, size: number) {
  const font = `${face} ${size}`;
  if (page.font !== font) page.document.setFont(face, "normal").setFontSize(size);
  page.font = font;
}

/** Points: A4 landscape. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const MARGIN = 28;
const FOOT = 28;
const ROW = 13;
const RUPEES = "Amounts in ₹";
