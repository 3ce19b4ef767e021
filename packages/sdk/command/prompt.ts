import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { CommandIO } from "./command-io.ts";
import { Misuse } from "./misuse.ts";

export function createPrompt({ input, errors, signal }: CommandIO) {
  let isHidden = false;
  // On a terminal, readline echoes what is typed into this stream, so the echo can be suppressed.
  const echoStream = new Writable({
    write: (text: Buffer, _, finish) => {
      if (!isHidden) errors.write(text);
      finish();
    },
  });
  const lines = createInterface({ input, output: echoStream, terminal: input.isTTY ?? false });
  const waiting = lines[Symbol.asyncIterator]();
  const close = () => lines.close();
  signal.addEventListener("abort", close, { once: true });
  lines.once("SIGINT", () => process.kill(process.pid, "SIGINT"));

  async function readLine(): Promise<string> {
    const line: IteratorResult<string, undefined> = await waiting.next();
    if (line.done) throw new Misuse("There is no answer to read.");
    return line.value.trim();
  }

  return {
    async ask(question: string, otherwise = ""): Promise<string> {
      errors.write(otherwise ? `${question} [${otherwise}]: ` : `${question}: `);
      return (await readLine()) || otherwise;
    },
    async askSecret(question: string): Promise<string> {
      errors.write(`${question}: `);
      isHidden = true;
      try {
        return await readLine();
      } finally {
        isHidden = false;
        errors.write("\n");
      }
    },
    close,
  };
}
