import { setTimeout as sleep } from "node:timers/promises";
import { isVanbookError } from "../errors.ts";
import type { Vanbook } from "../generated/client.ts";
import { write, type CommandIO } from "./command-io.ts";
import { exitCodeOf, exitCodes, failureText } from "./exit-code.ts";

/** Which events are written. */
export interface EventWishes {
  /** The id up to which they are known; with `follow` the latest one unless given, else none. */
  after: number | undefined;
  /** Comma-joined types; all when left out. */
  types: string | undefined;
  /** Goes on until Ctrl+C. */
  follow: boolean;
}

/** Writes events as JSON, one a line, in their order: those that are there, or those that come. A failure that may pass is told and tried again. */
export async function writeEvents(io: CommandIO, vanbook: Vanbook, wishes: EventWishes): Promise<void> {
  const { types, follow } = wishes;
  const { signal } = io;
  const read = (after: number | undefined, limit = 500) =>
    vanbook.events.list({ after, limit, types }, { signal });
  let after = wishes.after ?? (follow ? (await read(undefined, 1)).last : undefined);
  while (!signal.aborted) {
    try {
      const { events, next } = await read(after);
      await write(io.output, events.map((event) => `${JSON.stringify(event)}\n`).join(""));
      const isEnd = events.length === 0 && next === after;
      after = next;
      if (!isEnd) continue;
      if (!follow) return;
    } catch (error) {
      if (!follow || !isVanbookError(error) || exitCodeOf(error) !== exitCodes.again) throw error;
      io.errors.write(`${failureText(error)} Trying again.\n`);
    }
    await sleep(PAUSE, undefined, { signal }).catch(() => undefined); // Ctrl+C ends the wait
  }
}

/** Milliseconds between two looks at a company in which nothing happens. */
const PAUSE = 1_000;
