import type { Readable, Writable } from "node:stream";

export interface CommandIO {
  input: Readable & { isTTY?: boolean | undefined; setRawMode?: (isRaw: boolean) => unknown };
  output: Writable & { isTTY?: boolean | undefined; columns?: number | undefined };
  errors: Writable & { isTTY?: boolean | undefined };
  env: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
}

/** Writes text, and waits while the reader is slower. */
export async function write(to: Writable, text: string | Uint8Array): Promise<void> {
  if (!to.write(text)) await new Promise((resolve) => to.once("drain", resolve));
}
