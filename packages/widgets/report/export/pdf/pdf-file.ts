import type { ExportSheet } from "../export-sheet.ts";
import type { PaperPlan } from "../paper/paper-page.ts";
import { paperPlan } from "../paper/paper-plan.ts";
import { foreignTexts } from "./foreign-texts.ts";
import { embedFonts } from "./pdf-fonts.ts";
import { drawPage, newDocument, type PdfPage } from "./pdf-page.ts";

/** A PDF of every row, drawn by the plan of its pages. */
export function pdfFile(sheet: ExportSheet, onProgress: (done: number) => void): Uint8Array<ArrayBuffer> {
  const { page, plan } = begin(sheet);
  const { document } = page;
  document.setProperties({ title: sheet.title });
  plan.pages.forEach((each, at) => {
    if (at > 0) document.addPage();
    drawPage(page, plan, each, at === 0);
    onProgress((at + 1) / plan.pages.length);
  });
  return new Uint8Array(document.output("arraybuffer"));
}

/** The plan that the sheet's PDF would be drawn by, for the printed page. */
export function printPlan(sheet: ExportSheet): PaperPlan {
  return begin(sheet).plan;
}

function begin(sheet: ExportSheet): { page: PdfPage; plan: PaperPlan } {
  const { document, width, height } = newDocument(sheet.page ?? "a4-landscape");
  const foreign = foreignTexts();
  const fonts = embedFonts(document, foreign);
  return {
    page: { document, fonts, foreign, font: "" },
    plan: paperPlan(sheet, { width, height }, fonts.width),
  };
}
