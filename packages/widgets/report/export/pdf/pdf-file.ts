import { cellText } from "../../../table/cell-text.ts";
import type { CellValue } from "../../../table/table-column.ts";
import { isGroup, type ExportGroup, type ExportSheet } from "../export-sheet.ts";
import { foreignTexts } from "./foreign-texts.ts";
import { pdfColumns } from "./pdf-columns.ts";
import { embedFonts } from "./pdf-fonts.ts";
import { drawFigures, drawHead, drawRow, MARGIN, newDocument, ROW, write, type PdfPage } from "./pdf-page.ts";

/** A PDF of every row: title and days on the first page; head, "Page 1 of 3" on each; totals at the end. */
export function pdfFile(sheet: ExportSheet, onProgress: (done: number) => void): Uint8Array<ArrayBuffer> {
  const { document, width, height } = newDocument(sheet.page ?? "a4-landscape");
  const foreign = foreignTexts();
  const fonts = embedFonts(document, foreign);
  document.setProperties({ title: sheet.title });
  const textsOf = (values: readonly CellValue[], missing: string) =>
    sheet.columns.map(({ kind }, at) => cellText(kind, values[at] ?? null, missing));
  const lines: Line[] = sheet.rows.map((line) =>
    isGroup(line)
      ? { texts: textsOf(line.figures, ""), group: line }
      : { texts: textsOf(line, sheet.missing), group: undefined },
  );
  if (sheet.totals.length > 0) {
    const group: ExportGroup = { kind: "subtotal", label: sheet.totalLabel, level: 1, figures: sheet.totals };
    lines.push({ texts: textsOf(sheet.totals, ""), group });
  }
  const texts = lines.map((line) => line.texts);
  const page: PdfPage = {
    document,
    fonts,
    foreign,
    width,
    height,
    ...pdfColumns(sheet, texts, fonts, width - 2 * MARGIN),
    font: "",
  };

  write(page, sheet.title, MARGIN, MARGIN + 8, 13, "bold");
  sheet.notes.forEach((note, at) => write(page, note, MARGIN, MARGIN + 22 + at * 11, 9, "regular"));
  write(page, RUPEES, width - MARGIN - fonts.width(RUPEES, 9), MARGIN + 8, 9, "regular");
  let y = drawHead(page, sheet, MARGIN + 24 + sheet.notes.length * 11);
  for (const [at, { texts: row, group }] of lines.entries()) {
    // A heading does not stand alone at the foot of a page.
    const room = group?.kind === "group" ? 3 * ROW : ROW;
    if (y + room > height - FOOT) {
      document.addPage();
      y = drawHead(page, sheet, MARGIN);
      onProgress(at / lines.length);
    }
    if (group) {
      const indent = (group.level - 1) * INDENT;
      drawFigures(page, group.label, indent, { values: group.figures, texts: row }, y);
    } else drawRow(page, row, y, "regular");
    y += ROW;
  }
  numberPages(page, sheet.pageWords);
  return new Uint8Array(document.output("arraybuffer"));
}

interface Line {
  texts: readonly string[];
  group: ExportGroup | undefined;
}

function numberPages(page: PdfPage, words: string) {
  const { document, width, height } = page;
  const pages = document.getNumberOfPages();
  for (let number = 1; number <= pages; number += 1) {
    document.setPage(number);
    const text = words.replace("{page}", String(number)).replace("{pages}", String(pages));
    write(page, text, width - MARGIN - page.fonts.width(text, 8), height - 14, 8, "regular");
  }
}

/** Points. */
const FOOT = 28;
const INDENT = 8;
const RUPEES = "Amounts in ₹";
