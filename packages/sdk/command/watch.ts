import { setTimeout as sleep } from "node:timers/promises";
import { PassThrough } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { isVanbookError } from "../errors.ts";
import { write, type CommandIO } from "./command-io.ts";
import { exitCodeOf, exitCodes, describeFailure } from "./exit-code.ts";

/**
 * Repeats a call until Ctrl+C, and writes its response whenever it differs from the last one. On a
 * terminal the new response replaces the old one. A temporary failure is reported and the call
 * repeated; any other failure ends it.
 */
export async function watch(
  io: CommandIO,
  seconds: number,
  call: (io: CommandIO) => Promise<void>,
): Promise<void> {
  let lastOutput: string | undefined;
  while (!io.signal.aborted) {
    try {
      const text = await captureOutput(io, call);
      if (text !== lastOutput) await write(io.output, io.output.isTTY ? `\u001b[2J\u001b[H${text}` : text);
      lastOutput = text;
    } catch (error) {
      if (!isVanbookError(error) || exitCodeOf(error) !== exitCodes.again) throw error;
      io.errors.write(`${describeFailure(error)} Again in ${seconds} s.\n`);
    }
    await sleep(seconds * 1000, undefined, { signal: io.signal }).catch(() => undefined); // Ctrl+C ends the wait
  }
}

async function captureOutput(io: CommandIO, call: (io: CommandIO) => Promise<void>): Promise<string> {
  const output = Object.assign(new PassThrough(), { isTTY: io.output.isTTY });
  const [text] = await Promise.all([textOf(output), call({ ...io, output }).finally(() => output.end())]);
  return text;
}
