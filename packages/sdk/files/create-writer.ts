import type { CellValue } from "./cells/cell-kind.ts";
import { writeWorkbook } from "./excel/write-workbook.ts";
import type { ReadScriptFaces } from "./pdf/scripts/script-faces.ts";
import { planPrint, writePdf } from "./pdf/write-pdf.ts";
import type { ExportHead, ExportLine, ExportSheet, Written, WrittenKind } from "./sheet.ts";

/** Writes Excel, PDF and page plans on the calling thread. `readFaces` defaults to fetch. */
export function createWriter(readFaces?: ReadScriptFaces): BeginFile {
  return (kind, head, signal, onProgress) => {
    const rows: ExportLine[] = [];
    return {
      add: (more) => {
        signal.throwIfAborted();
        for (const row of more) rows.push(row);
      },
      write: async (totals) => {
        const result = await writeByKind(kind, { ...head, rows, totals }, onProgress, readFaces);
        signal.throwIfAborted();
        return result as Written[typeof kind]; // the result has the requested kind
      },
    };
  };
}

async function writeByKind(
  kind: WrittenKind,
  sheet: ExportSheet,
  onProgress: (doneCount: number) => void,
  readFaces?: ReadScriptFaces,
): Promise<Written[WrittenKind]> {
  if (kind === "print") return planPrint(sheet, readFaces);
  return kind === "excel" ? writeWorkbook(sheet, onProgress) : writePdf(sheet, onProgress, readFaces);
}

export interface FileInWork<K extends WrittenKind> {
  add: (rows: readonly ExportLine[]) => void;
  write: (totals: readonly CellValue[]) => Promise<Written[K]>;
}

export type BeginFile = <K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (doneCount: number) => void,
) => FileInWork<K>;
