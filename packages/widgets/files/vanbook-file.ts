import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import type { MadeBytes } from "./made-bytes.ts";

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

/** Bytes with a way to the disk. */
export function writtenFile(made: MadeBytes): VanbookFile {
  return {
    ...made,
    toFile: async (path = basename(made.name)) => {
      await writeFile(path, made.bytes);
      return path;
    },
  };
}
