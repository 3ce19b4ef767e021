import { expect, it } from "vitest";
import { createVanbook } from "./client.ts";
import { followEvents, type FollowOptions } from "./follow-events.ts";

it("`followEvents` gives the events after an id, each once, and new ones as they happen", async () => {
  const server = serveEvents([1, 2, 3]);
  const ids = await readIds(server, { after: 1 }, 4, (id) => {
    if (id === 3) server.ids.push(4, 5);
  });
  expect(ids).toEqual([2, 3, 4, 5]);
});

it("`followEvents` without an id begins with what happens from now on", async () => {
  const server = serveEvents([1, 2]);
  setTimeout(() => server.ids.push(3), 30);
  expect(await readIds(server, {}, 1)).toEqual([3]);
});

it("`followEvents` tells of a failure that may pass, and continues without losing an event", async () => {
  const server = serveEvents([1, 2]);
  server.failures.push(409);
  const failures: string[] = [];
  await expect(readIds(server, { after: 0 }, 2)).rejects.toMatchObject({ status: 409 });
  server.failures.push(503);
  const ids = await readIds(server, { after: 0, onFailure: ({ message }) => failures.push(message) }, 2);
  expect({ ids, failures }).toEqual({ ids: [1, 2], failures: ["It failed."] });
});

it("`followEvents` ends when its signal is aborted, also while it waits", async () => {
  const server = serveEvents([]);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 30);
  expect(await readIds(server, { after: 0, signal: controller.signal, pause: 60_000 }, 1)).toEqual([]);
});

interface EventServer {
  ids: number[];
  /** Statuses of the next answers. */
  failures: number[];
}

function serveEvents(ids: number[]): EventServer {
  return { ids, failures: [] };
}

async function readIds(
  server: EventServer,
  options: FollowOptions,
  count: number,
  onId?: (id: number) => void,
): Promise<number[]> {
  const answerRequest = (address: string) => {
    const status = server.failures.shift();
    if (status !== undefined)
      return { status, body: { success: false, code: "X", message: "It failed.", error: "It failed." } };
    const query = new URL(address).searchParams;
    const after = Number(query.get("after") ?? 0);
    const events = server.ids.filter((id) => id > after).slice(0, Number(query.get("limit")));
    const body = {
      events: events.map((id) => ({ id })),
      next: events.at(-1) ?? after,
      last: server.ids.at(-1) ?? 0,
    };
    return { status: 200, body };
  };
  const vanbook = createVanbook({
    baseUrl: "https://books.example.com",
    auth: { kind: "key", key: "vbk_1_1_x" },
    retry: 0,
    fetch: async (input) => {
      const { status, body } = answerRequest(input instanceof Request ? input.url : String(input));
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  const ids: number[] = [];
  for await (const { id } of followEvents(vanbook, { pause: 5, ...options })) {
    ids.push(id);
    onId?.(id);
    if (ids.length === count) break;
  }
  return ids;
}
