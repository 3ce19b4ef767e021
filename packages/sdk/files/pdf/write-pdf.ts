import type { ExportSheet } from "../sheet.ts";
import type { PaperPlan } from "../layout/page-plan.ts";
import { breakPages } from "../layout/break-pages.ts";
import { foreignTexts } from "./foreign-texts.ts";
import { embedFonts } from "./embed-fonts.ts";
import { drawPage, newDocument, type PdfPage } from "./draw-page.ts";
import { createScriptReader, type ReadScriptFaces } from "./scripts/script-faces.ts";
import { neededFaces } from "./scripts/script-runs.ts";

/**
 * A PDF of every row, drawn from its page plan. Fonts of other scripts are read only if the sheet has
 * letters of them.
 */
export async function writePdf(
  sheet: ExportSheet,
  onProgress: (done: number) => void,
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

/** The page plan of the sheet's PDF, for printing from the page. */
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
  const addScriptFaces = await readFaces(neededFaces(sheet));
  const { document, width, height } = newDocument(sheet.page ?? "a4-landscape");
  const foreign = foreignTexts();
  const fonts = embedFonts(document, foreign, addScriptFaces(document));
  return {
    page: { document, fonts, foreign, font: "" },
    plan: breakPages(sheet, { width, height }, fonts.width),
  };
}
