import type { StandInMessage } from "./worker-messages.ts";

export interface KeptCall {
  method: string;
  url: string;
  headers: [string, string][];
  body: string;
}

export type Kept = { call: KeptCall } | { message: StandInMessage };

/**
 * Keeps the events in the browser's storage, because the browser ends an idle worker. The next
 * worker replays them to reach the same state. Events of stand-ins with other options are deleted.
 */
export function createKept(options: string) {
  const name = `${STORAGE_PREFIX}${options}`;
  let count = 0;
  let writing = Promise.resolve();
  return {
    async all(): Promise<Kept[]> {
      for (const other of await caches.keys())
        if (other.startsWith(STORAGE_PREFIX) && other !== name) await caches.delete(other);
      const cache = await caches.open(name);
      const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      count = answers.length;
      return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<Kept>] : [])));
    },
    /** Resolves when the event is stored. Events keep the order of the calls. */
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

const STORAGE_PREFIX = "vanbook-stand-in";
