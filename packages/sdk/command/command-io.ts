import type { Readable, Writable } from "node:stream";

/** The input and output of a command, so that tests can run it without a terminal. */
export interface CommandIO {
  input: Readable & { isTTY?: boolean | undefined; setRawMode?: (isRaw: boolean) => unknown };
  output: Writable & { isTTY?: boolean | undefined; columns?: number | undefined };
  /** Progress, questions and failures: everything except the response. */
  errors: Writable & { isTTY?: boolean | undefined };
  env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl+C. */
  signal: AbortSignal;
}

/** Writes text, and waits while the reader is slower. */
export async function write(to: Writable, text: string | Uint8Array): Promise<void> {
  if (!to.write(text)) await new Promise((resolve) => to.once("drain", resolve));
}
