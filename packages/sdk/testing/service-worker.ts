// A program: the stand-in as a service worker. Its options are in the query of its address (written by
// worker.ts): `?api=https://books.example.com&today=2026-04-15&session=true`, and `keys` and `seed` as JSON.
import { createKept, type KeptCall } from "./kept-calls.ts";
import { createStandIn, type StandInOptions } from "./stand-in.ts";
import type { PageStandInOptions } from "./worker.ts";
import { MESSAGE, type StandInMessage, type StandInReply } from "./worker-messages.ts";
import type { WorkerScope } from "./worker-scope.ts";

const worker = globalThis as unknown as WorkerScope;
const given = new URL(worker.location.href).searchParams;
const api = new URL(given.get("api") ?? "/", worker.location.href).origin;
const standIn = createStandIn(optionsOf(given));
const kept = createKept(worker.location.search);
const ready = standAgain();

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === api && pathname.startsWith("/api/")) event.respondWith(answer(event.request));
});

worker.addEventListener("message", (event) => {
  const message = (event.data as Partial<Record<typeof MESSAGE, StandInMessage>> | null)?.[MESSAGE];
  const [port] = event.ports;
  if (!message || !port) return;
  // A page that was loaded without the worker sends its calls elsewhere until the worker claims it.
  const work = async () => {
    await worker.clients.claim();
    port.postMessage(await replied(message));
  };
  event.waitUntil(work());
});

async function answer(request: Request): Promise<Response> {
  await ready;
  const { method, url, signal } = request;
  const call: KeptCall = { method, url, headers: [...request.headers], body: await request.text() };
  try {
    return await standIn.fetch(requestOf(call, signal));
  } finally {
    // Calls that the page aborted are not replayed.
    if (!signal.aborted) await kept.add({ call });
  }
}

async function replied(message: StandInMessage): Promise<StandInReply> {
  await ready;
  try {
    const value = done(message);
    if (message.do === "reset") await kept.clear();
    else if (message.do !== "now" && message.do !== "calls") await kept.add({ message });
    return { value };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function done(message: StandInMessage): unknown {
  switch (message.do) {
    case "fail":
      return standIn.fail(message.operation, message.failure, message.times);
    // The page has checked the types of what it gives.
    case "give":
      return standIn.give(message.operation, message.answer as never);
    case "giveRows":
      return standIn.giveRows(message.report, message.rows as never);
    case "delay":
      // JSON, which is what a message is kept as, has no Infinity.
      return standIn.delay(message.operation, message.milliseconds ?? Infinity);
    case "set":
      return standIn.clock.set(message.to);
    case "advance":
      return standIn.clock.advance(message.by);
    case "reset":
      return standIn.reset();
    case "now":
      return standIn.clock.now();
    case "calls":
      return [...standIn.calls];
  }
}

/** Replays what happened before the browser ended the worker. Delays are applied only afterwards. */
async function standAgain(): Promise<void> {
  const delays: StandInMessage[] = [];
  for (const one of await kept.all()) {
    if ("call" in one) await standIn.fetch(requestOf(one.call)).catch(() => undefined); // a call may be set to fail
    else if (one.message.do === "delay") delays.push(one.message);
    else done(one.message);
  }
  for (const delay of delays) done(delay);
}

function requestOf({ method, url, headers, body }: KeptCall, signal?: AbortSignal): Request {
  return new Request(url, { method, headers, ...(body !== "" && { body }), ...(signal && { signal }) });
}

function optionsOf(query: URLSearchParams): StandInOptions {
  const said = (name: string): unknown => JSON.parse(query.get(name) ?? "null") ?? undefined;
  const today = query.get("today");
  // worker.ts writes these from options of these types.
  const { documents, ...seed } = (said("seed") ?? {}) as NonNullable<PageStandInOptions["seed"]>;
  return {
    ...(today !== null && { today }),
    ...(query.has("seed") && { seed: { ...seed, ...(documents && { documents: () => documents }) } }),
    keys: (said("keys") ?? {}) as NonNullable<StandInOptions["keys"]>,
    session: said("session") === true,
  };
}
