import type { MadeFile } from "../report/export/export-sheet.ts";
import { TYPES, withEnding } from "../report/export/file-name.ts";

/** A file with its name and media type. */
export interface MadeBytes {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  type: string;
}

/** What createWriter's writer has made, under its whole name. */
export function madeBytes(made: MadeFile, kind: "pdf" | "excel"): MadeBytes {
  if (!("file" in made)) throw new Error("Only files are made here, no printed pages.");
  return {
    bytes: made.file as Uint8Array<ArrayBuffer>, // it makes bytes
    name: withEnding(made.name, kind),
    type: TYPES[kind],
  };
}
