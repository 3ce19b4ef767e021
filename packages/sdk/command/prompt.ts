import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { CommandIO } from "./command-io.ts";
import { Misuse } from "./misuse.ts";

/** Asks questions one after the other, on a terminal or reading piped lines. */
export function createPrompt({ input, errors, signal }: CommandIO) {
  let isHidden = false;
  // On a terminal, readline echoes what is typed into this stream, so the echo can be suppressed.
  const shown = new Writable({
    write: (text: Buffer, _, done) => {
      if (!isHidden) errors.write(text);
      done();
    },
  });
  const lines = createInterface({ input, output: shown, terminal: input.isTTY ?? false });
  const waiting = lines[Symbol.asyncIterator]();
  const close = () => lines.close();
  signal.addEventListener("abort", close, { once: true });
  lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));

  async function next(): Promise<string> {
    const line: IteratorResult<string, undefined> = await waiting.next();
    if (line.done) throw new Misuse("There is no answer to read.");
    return line.value.trim();
  }

  return {
    /** The user's input, or `otherwise` if nothing was typed. */
    async ask(question: string, otherwise = ""): Promise<string> {
      errors.write(otherwise ? `${question} [${otherwise}]: ` : `${question}: `);
      return (await next()) || otherwise;
    },
    /** The user's input, not shown on the terminal. */
    async askSecret(question: string): Promise<string> {
      errors.write(`${question}: `);
      isHidden = true;
      try {
        return await next();
      } finally {
        isHidden = false;
        errors.write("\n");
      }
    },
    close,
  };
}
