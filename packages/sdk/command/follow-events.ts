import { setTimeout as sleep } from "node:timers/promises";
import { isVanbookError } from "../errors.ts";
import type { Vanbook } from "../generated/client.ts";
import { write, type CommandIO } from "./command-io.ts";
import { exitCodeOf, exitCodes, describeFailure } from "./exit-code.ts";

export interface EventWishes {
  /** Only events after this id; default: the latest id with `follow`, otherwise none. */
  after: number | undefined;
  types: string | undefined;
  follow: boolean;
}

/**
 * Writes events as JSON, one per line, in order: the existing ones or, with `follow`, also new ones
 * as they come. With `follow`, a temporary failure is reported and the request repeated.
 */
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
      io.errors.write(`${describeFailure(error)} Trying again.\n`);
    }
    await sleep(PAUSE_MS, undefined, { signal }).catch(() => undefined); // Ctrl+C ends the wait
  }
}

const PAUSE_MS = 1_000;
