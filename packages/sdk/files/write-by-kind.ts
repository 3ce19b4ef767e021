import type { ExportSheet, Written, WrittenKind } from "./sheet.ts";
import { writeWorkbook } from "./excel/write-workbook.ts";
import { writePdf, planPrint } from "./pdf/write-pdf.ts";
import type { ReadScriptFaces } from "./pdf/scripts/script-faces.ts";

/** Writes a sheet: an Excel or PDF file, or the plan of the pages to print. `readFaces` reads fonts; by a browser's fetch unless given. */
export async function writeByKind(
  kind: WrittenKind,
  sheet: ExportSheet,
  onProgress: (done: number) => void,
  readFaces?: ReadScriptFaces,
): Promise<Written[WrittenKind]> {
  if (kind === "print") return planPrint(sheet, readFaces);
  return kind === "excel" ? writeWorkbook(sheet, onProgress) : writePdf(sheet, onProgress, readFaces);
}
