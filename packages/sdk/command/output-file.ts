import { open, rename, rm } from "node:fs/promises";
import { write, type CommandIO } from "./command-io.ts";

export type Put = (piece: string | Uint8Array) => Promise<void>;

/**
 * Sends what is written to the output or to a file; the file is written completely or not at all.
 */
export async function withOutput(
  { output }: CommandIO,
  path: string | undefined,
  use: (put: Put) => Promise<void>,
): Promise<void> {
  if (path === undefined) return use((piece) => write(output, piece));
  const partPath = `${path}.part`;
  const file = await open(partPath, "w");
  try {
    try {
      await use((piece) => file.writeFile(piece));
    } finally {
      await file.close();
    }
    await rename(partPath, path);
  } catch (error) {
    await rm(partPath, { force: true });
    throw error;
  }
}
