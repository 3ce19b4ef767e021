import type { CellValue } from "./cells/cell-kind.ts";
import type { ReadScriptFaces } from "./pdf/scripts/script-faces.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "./sheet.ts";
import { writeByKind } from "./write-by-kind.ts";

/** Writes files on the thread that calls it. */
export function createWriter(readFaces: ReadScriptFaces): BeginFile {
  return (kind, head, signal, onProgress) => {
    const rows: ExportLine[] = [];
    return {
      add: (more) => {
        signal.throwIfAborted();
        for (const row of more) rows.push(row);
      },
      write: async (totals) => {
        const made = await writeByKind(kind, { ...head, rows, totals }, onProgress, readFaces);
        signal.throwIfAborted();
        return made as Written[typeof kind]; // it makes what it is asked for
      },
    };
  };
}

/** A file, or the plan of printed pages, that is being made. */
export interface FileInWork<K extends WrittenKind> {
  add: (rows: readonly ExportLine[]) => void;
  write: (totals: readonly CellValue[]) => Promise<Written[K]>;
}

/** Begins a file of a kind; it ends with the signal. A page writes it in a worker, a program in Node on its own thread. */
export type BeginFile = <K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (done: number) => void,
) => FileInWork<K>;
