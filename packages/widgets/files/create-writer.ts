import { readFile } from "node:fs/promises";
import type { BeginFile } from "../report/export/begin-file.ts";
import type { ExportLine, Written } from "../report/export/export-sheet.ts";
import { createScriptReader } from "../report/export/pdf/script-faces.ts";
import { writeSheet } from "../report/export/write-sheet.ts";

/** Writes files where it is called, on the program's own thread. Fonts are read from the package's folder, once for all files. */
export function createWriter(): BeginFile {
  const readFaces = createScriptReader(readInstalled);
  return (kind, head, signal, onProgress) => {
    const rows: ExportLine[] = [];
    return {
      add: (more) => {
        signal.throwIfAborted();
        for (const row of more) rows.push(row);
      },
      write: async (totals) => {
        const made = await writeSheet(kind, { ...head, rows, totals }, onProgress, readFaces);
        signal.throwIfAborted();
        return made as Written[typeof kind]; // it makes what it is asked for
      },
    };
  };
}

/** Reads a font that stands in the package's folder. */
export async function readInstalled(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file));
}
