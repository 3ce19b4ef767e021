import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { TYPES, withEnding } from "../../sdk/files/file-name.ts";
import type { MadeFile } from "../../sdk/files/sheet.ts";

/** A file that was made: its bytes, the name that the app would give it, and its media type. */
export interface VanbookFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** With its ending: `CustomerLedger_2026-04-01_to_2026-04-30.pdf`. */
  name: string;
  /** `application/pdf`, or Excel's. */
  type: string;
  /** Writes it to a path, under its own name in the current folder unless given; answers the path. */
  toFile: (path?: string) => Promise<string>;
}

/** Gives what was written its whole name, its media type and a way to the disk. */
export function vanbookFile(made: MadeFile, kind: "pdf" | "excel"): VanbookFile {
  if (!("file" in made) || typeof made.file === "string")
    throw new Error("Only PDF and Excel files are made here.");
  const bytes = made.file;
  const name = withEnding(made.name, kind);
  return {
    bytes,
    name,
    type: TYPES[kind],
    toFile: async (path = basename(name)) => {
      await writeFile(path, bytes);
      return path;
    },
  };
}
