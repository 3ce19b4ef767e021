import { PassThrough } from "node:stream";
import { runCommand } from "./run-command.ts";

/** The result of a command. */
export interface Ran {
  status: number;
  printed: string;
  told: string;
}

/** Options for running a command in a test. */
export interface RunOptions {
  env?: Record<string, string>;
  /** Input that is typed or piped in. */
  typed?: string;
  /** The output is a terminal. */
  isTerminal?: boolean;
  /** The input is a terminal, so questions can be asked. */
  isTyped?: boolean;
  /** Called with the output so far whenever more is printed; `interrupt` is Ctrl+C. */
  onPrinted?: (printed: string, interrupt: () => void) => void;
}

/** Runs the command as its own process would, and returns its output. */
export async function ran(words: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const { env = {}, typed = "", isTerminal = false, isTyped = false, onPrinted } = options;
  const { signal, abort } = interruptible();
  const input = Object.assign(new PassThrough(), { isTTY: isTyped });
  input.end(typed);
  const output = Object.assign(new PassThrough(), { isTTY: isTerminal });
  const errors = Object.assign(new PassThrough(), { isTTY: isTerminal });
  const [printed, told] = [collected(output), collected(errors)];
  output.on("data", () => onPrinted?.(printed(), abort));
  const status = await runCommand(words, { input, output, errors, env, signal });
  return { status, printed: printed(), told: told() };
}

function collected(stream: PassThrough): () => string {
  const pieces: Buffer[] = [];
  stream.on("data", (piece: Buffer) => pieces.push(piece));
  return () => Buffer.concat(pieces).toString("utf8");
}

function interruptible() {
  const interrupted = new AbortController();
  return { signal: interrupted.signal, abort: () => interrupted.abort(new Error("Interrupted.")) };
}
