import type { ExportSheet } from "../sheet.ts";
import type { PaperPlan } from "../layout/page-plan.ts";
import { breakPages } from "../layout/break-pages.ts";
import { createForeignTexts } from "./foreign-texts.ts";
import { addFonts } from "./embed-fonts.ts";
import { drawPage, createDocument, type PdfPage } from "./draw-page.ts";
import { createScriptReader, type ReadScriptFaces } from "./scripts/script-faces.ts";
import { listNeededFaces } from "./scripts/script-runs.ts";

/** Reads fonts of other scripts only if the sheet has letters of them. */
export async function writePdf(
  sheet: ExportSheet,
  onProgress: (fraction: number) => void,
  readFaces: ReadScriptFaces = createScriptReader(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { page, plan } = await begin(sheet, readFaces);
  const { document } = page;
  document.setProperties({ title: sheet.title });
  plan.pages.forEach((each, at) => {
    if (at > 0) document.addPage();
    drawPage(page, plan, each, at === 0);
    onProgress((at + 1) / plan.pages.length);
  });
  return new Uint8Array(document.output("arraybuffer"));
}

export async function planPrint(
  sheet: ExportSheet,
  readFaces: ReadScriptFaces = createScriptReader(),
): Promise<PaperPlan> {
  return (await begin(sheet, readFaces)).plan;
}

async function begin(
  sheet: ExportSheet,
  readFaces: ReadScriptFaces,
): Promise<{ page: PdfPage; plan: PaperPlan }> {
  const addScriptFaces = await readFaces(listNeededFaces(sheet));
  const { document, width, height } = createDocument(sheet.page ?? "a4-landscape");
  const foreign = createForeignTexts();
  const fonts = addFonts(document, foreign, addScriptFaces(document));
  return {
    page: { document, fonts, foreign, font: "" },
    plan: breakPages(sheet, { width, height }, fonts.width),
  };
}
