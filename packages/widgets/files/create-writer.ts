import { readFile } from "node:fs/promises";
import type { BeginFile } from "../report/export/begin-file.ts";
import type { ExportLine, Written } from "../report/export/export-sheet.ts";
import { createScriptReader, type ReadScriptFaces } from "../report/export/pdf/script-faces.ts";
import { writeSheet } from "../report/export/write-sheet.ts";

/** Reads fonts from the package's folder, each once for all files that are made with it. */
export function installedFaces(): ReadScriptFaces {
  return createScriptReader(async (file) => new Uint8Array(await readFile(file)));
}

/** Writes files where it is called, on the program's own thread. */
export function createWriter(readFaces: ReadScriptFaces): BeginFile {
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
