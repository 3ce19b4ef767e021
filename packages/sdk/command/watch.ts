import { setTimeout as sleep } from "node:timers/promises";
import { PassThrough } from "node:stream";
import { isVanbookError } from "../errors.ts";
import { write, type CommandIO } from "./command-io.ts";
import { exitCodeOf, exitCodes, failureText } from "./exit-code.ts";

/**
 * Calls again and again until Ctrl+C, and writes an answer whenever it differs from the one before. On a terminal the new answer takes the old one's
 * place. A failure that may pass is told and tried again; any other ends it.
 */
export async function watch(
  io: CommandIO,
  seconds: number,
  call: (io: CommandIO) => Promise<void>,
): Promise<void> {
  let shown: string | undefined;
  while (!io.signal.aborted) {
    try {
      const text = await printed(io, call);
      if (text !== shown) await write(io.output, io.output.isTTY ? `\u001b[2J\u001b[H${text}` : text);
      shown = text;
    } catch (error) {
      if (!isVanbookError(error) || exitCodeOf(error) !== exitCodes.again) throw error;
      io.errors.write(`${failureText(error)} Again in ${seconds} s.\n`);
    }
    await sleep(seconds * 1000, undefined, { signal: io.signal }).catch(() => undefined); // Ctrl+C ends the wait
  }
}

/** What a call writes, as if it were on the terminal. */
async function printed(io: CommandIO, call: (io: CommandIO) => Promise<void>): Promise<string> {
  const pieces: Buffer[] = [];
  const output = Object.assign(new PassThrough(), { isTTY: io.output.isTTY });
  output.on("data", (piece: Buffer) => pieces.push(piece));
  await call({ ...io, output });
  return Buffer.concat(pieces).toString("utf8");
}
