import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { MEDIA_TYPES, withEnding } from "../file-name.ts";
import type { FileBytes, MadeFile } from "../sheet.ts";

/** A finished file: its bytes, the name that the app would give it, and its media type. */
export interface VanbookFile {
  bytes: FileBytes;
  /** With its extension: `CustomerLedger_2026-04-01_to_2026-04-30.pdf`. */
  name: string;
  /** Media type: `application/pdf`, or Excel's. */
  type: string;
  /**
   * Writes the file to `path` (default: its own name in the current folder) and returns the path.
   */
  toFile: (path?: string) => Promise<string>;
}

export function createVanbookFile(madeFile: MadeFile, kind: "pdf" | "excel"): VanbookFile {
  if (!("file" in madeFile) || typeof madeFile.file === "string")
    throw new Error("Only PDF and Excel files are made here.");
  const bytes = madeFile.file;
  const name = withEnding(madeFile.name, kind);
  return {
    bytes,
    name,
    type: MEDIA_TYPES[kind],
    toFile: async (path = basename(name)) => {
      await writeFile(path, bytes);
      return path;
    },
  };
}
