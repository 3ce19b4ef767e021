import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { OperatorsTerminal } from "./operate.ts";

export function openTerminal(): OperatorsTerminal {
  const { stdin, stdout, stderr } = process;
  const terminal: OperatorsTerminal = {
    say: (text) => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
    env: process.env,
  };
  if (!stdin.isTTY || !stdout.isTTY) return terminal;
  return {
    ...terminal,
    async ask(question, { isSecret = false } = {}) {
      let isMuted = false;
      const output = new Writable({
        write(piece: Buffer, _encoding, onWritten) {
          if (!isMuted) stdout.write(piece);
          onWritten();
        },
      });
      const lines = createInterface({ input: stdin, output, terminal: true });
      try {
        const answer = lines.question(question);
        isMuted = isSecret; // typed characters are not echoed
        return await answer;
      } finally {
        lines.close();
        if (isSecret) stdout.write("\n");
      }
    },
  };
}
