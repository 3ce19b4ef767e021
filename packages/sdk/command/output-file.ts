import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { write, type CommandIO } from "./command-io.ts";

/** Writes a response, piece by piece. */
export type Put = (piece: string | Uint8Array) => Promise<void>;

/** Sends what is written to the output or to a file; the file is written completely or not at all. */
export async function withOutput(
  { output }: CommandIO,
  path: string | undefined,
  use: (put: Put) => Promise<void>,
): Promise<void> {
  if (path === undefined) return use((piece) => write(output, piece));
  const unfinished = `${path}.part`;
  const file = createWriteStream(unfinished);
  const failed = once(file, "error").then(([error]) => Promise.reject(error as Error));
  try {
    await Promise.race([use((piece) => write(file, piece)), failed]);
    file.end();
    await Promise.race([once(file, "close"), failed]);
    await rename(unfinished, path);
  } catch (error) {
    failed.catch(() => undefined); // either the error thrown below, or one that followed it
    file.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}
