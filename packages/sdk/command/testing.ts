import { PassThrough } from "node:stream";
import { runCommand } from "./run-command.ts";

export interface Ran {
  status: number;
  printed: string;
  told: string;
}

export interface RunOptions {
  env?: Record<string, string>;
  typed?: string;
  isTerminal?: boolean;
  isTyped?: boolean;
  /** Called with the output so far whenever more is printed; `interrupt` acts like Ctrl+C. */
  onPrinted?: (outputSoFar: string, interrupt: () => void) => void;
}

export async function runInTest(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, typed = "", isTerminal = false, isTyped = false, onPrinted } = options;
  const { signal, abort } = createInterruption();
  const input = Object.assign(new PassThrough(), { isTTY: isTyped });
  input.end(typed);
  const output = Object.assign(new PassThrough(), { isTTY: isTerminal });
  const errors = Object.assign(new PassThrough(), { isTTY: isTerminal });
  const [readOutput, readErrors] = [collectText(output), collectText(errors)];
  output.on("data", () => onPrinted?.(readOutput(), abort));
  const status = await runCommand(words, { input, output, errors, env, signal });
  return { status, printed: readOutput(), told: readErrors() };
}

function collectText(stream: PassThrough): () => string {
  const pieces: Buffer[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  return () => Buffer.concat(pieces).toString("utf8");
}

function createInterruption() {
  const interruption = new AbortController();
  return { signal: interruption.signal, abort: () => interruption.abort(new Error("Interrupted.")) };
}
