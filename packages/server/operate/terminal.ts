import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { OperatorsTerminal } from "./operate.ts";

/** The terminal of this process. It asks questions only if it is interactive. */
export function ownTerminal(): OperatorsTerminal {
  const { stdin, stdout, stderr } = process;
  const said: OperatorsTerminal = {
    say: (text) => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
    env: process.env,
  };
  if (!stdin.isTTY || !stdout.isTTY) return said;
  return {
    ...said,
    async ask(question, { isSecret = false } = {}) {
      let isMuted = false;
      const output = new Writable({
        write(piece: Buffer, _encoding, done) {
          if (!isMuted) stdout.write(piece);
          done();
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
