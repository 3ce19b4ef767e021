import type { ExportSheet, Written, WrittenKind } from "./export-sheet.ts";
import { workbookFile } from "./excel/workbook-file.ts";
import { pdfFile, printPlan } from "./pdf/pdf-file.ts";
import type { ReadScriptFaces } from "./pdf/script-faces.ts";

/** Writes a sheet: an Excel or PDF file, or the plan of the pages to print. `readFaces` reads fonts; by a browser's fetch unless given. */
export async function writeSheet(
  kind: WrittenKind,
  sheet: ExportSheet,
  onProgress: (done: number) => void,
  readFaces?: ReadScriptFaces,
): Promise<Written[WrittenKind]> {
  if (kind === "print") return printPlan(sheet, readFaces);
  return kind === "excel" ? workbookFile(sheet, onProgress) : pdfFile(sheet, onProgress, readFaces);
}
