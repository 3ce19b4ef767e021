import type { StandInMessage } from "./worker-messages.ts";

/** A call as it was answered. */
export interface KeptCall {
  method: string;
  url: string;
  headers: [string, string][];
  body: string;
}

/** What has happened to a stand-in since it was made: calls and messages, in their order. */
export type Kept = { call: KeptCall } | { message: StandInMessage };

/**
 * Keeps what happens in the browser's storage, because a browser ends a worker that has nothing to do: the next one does the same again and
 * stands where it stood. Of another stand-in, made with other options, nothing is kept.
 */
export function createKept(options: string) {
  const name = `${PREFIX}${options}`;
  let count = 0;
  let writing = Promise.resolve();
  return {
    async all(): Promise<Kept[]> {
      for (const other of await caches.keys())
        if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      count = answers.length;
      return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<Kept>] : [])));
    },
    /** Resolves when it is kept; in the order in which it was called. */
    add(one: Kept): Promise<void> {
      const at = `/${(count += 1)}`;
      writing = writing.then(async () => {
        const cache = await caches.open(name);
        await cache.put(at, new Response(JSON.stringify(one)));
      });
      return writing;
    },
    clear(): Promise<void> {
      count = 0;
      writing = writing.then(async () => void (await caches.delete(name)));
      return writing;
    },
  };
}

const PREFIX = "vanbook-stand-in";
