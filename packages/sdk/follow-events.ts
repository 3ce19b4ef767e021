import { isVanbookError } from "./errors.ts";
import type { Schema } from "./methods.ts";
import type { Vanbook } from "./generated/client.ts";

export interface FollowOptions {
  /** Only events after this id; default: those that happen from now on. */
  after?: number | undefined;
  /** Only these types; default: all. */
  types?: readonly Schema<"EventType">[] | undefined;
  /** Ends the loop, also while it waits. */
  signal?: AbortSignal | undefined;
  /** Milliseconds between two requests when nothing has happened; default: 1,000. */
  pause?: number | undefined;
  /** Called when the server could not be reached or is busy, before it is asked again. */
  onFailure?: ((error: Error) => void) | undefined;
}

/**
 * The company's events in order, each once: those after `after`, and then new ones as they happen.
 * Continues after failures that may pass (no answer, 429, 5xx); throws all others, such as
 * EVENTS_GONE. Ends when `signal` is aborted.
 */
export async function* followEvents(
  vanbook: Pick<Vanbook, "events">,
  { after: start, types, signal, pause = 1_000, onFailure }: FollowOptions = {},
): AsyncGenerator<Schema<"Event">, void, undefined> {
  let after = start;
  const isAborted = () => signal?.aborted === true;
  while (!isAborted()) {
    const answer = await read().catch((error: unknown) => {
      if (isAborted()) return undefined;
      if (!isVanbookError(error) || !mayPass(error)) throw error;
      onFailure?.(error);
      return undefined;
    });
    for (const event of answer?.events ?? []) {
      if (isAborted()) return;
      yield event;
    }
    // An answer without events of these types may have a later `next`: ask again at once.
    const isEnd = answer === undefined || (answer.events.length === 0 && answer.next === after);
    after = answer?.next ?? after;
    if (isEnd && !isAborted()) await waitFor(pause, signal);
  }

  async function read() {
    after ??= (await vanbook.events.list({ limit: 1 }, { signal })).last;
    return vanbook.events.list({ after, limit: 500, types: types?.join() }, { signal });
  }
}

function mayPass({ status, code }: { status: number | null; code: string }): boolean {
  return (status === null || status === 429 || status >= 500) && code !== "BAD_ANSWER" && code !== "MISUSE";
}

function waitFor(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal?.addEventListener("abort", finish);
    if (signal?.aborted) finish();
  });
}
