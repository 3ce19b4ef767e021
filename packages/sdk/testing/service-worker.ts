// The stand-in as a service worker. Its options are in the query of its address, as worker.ts
// writes them: `?api=https://books.example.com&today=2026-04-15&session=true`, and `keys` and
// `seed` as JSON.
import { createKept, type KeptCall } from "./kept-calls.ts";
import { createStandIn, type StandInOptions } from "./stand-in.ts";
import type { PageStandInOptions } from "./worker.ts";
import { MESSAGE_KEY, type StandInMessage, type StandInReply } from "./worker-messages.ts";
import type { WorkerScope } from "./worker-scope.ts";

const worker = globalThis as unknown as WorkerScope;
const givenOptions = new URL(worker.location.href).searchParams;
const api = new URL(givenOptions.get("api") ?? "/", worker.location.href).origin;
const standIn = createStandIn(readOptions(givenOptions));
const keptEvents = createKept(worker.location.search);
const ready = replayEvents();

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === api && pathname.startsWith("/api/")) event.respondWith(answer(event.request));
});

worker.addEventListener("message", (event) => {
  const message = (event.data as Partial<Record<typeof MESSAGE_KEY, StandInMessage>> | null)?.[MESSAGE_KEY];
  const [port] = event.ports;
  if (!message || !port) return;
  // A page that was loaded without the worker sends its calls elsewhere until the worker claims the
  // page.
  const claimAndReply = async () => {
    await worker.clients.claim();
    port.postMessage(await replyToMessage(message));
  };
  event.waitUntil(claimAndReply());
});

async function answer(request: Request): Promise<Response> {
  await ready;
  const { method, url, signal } = request;
  const call: KeptCall = { method, url, headers: [...request.headers], body: await request.text() };
  try {
    return await standIn.fetch(createRequest(call, signal));
  } finally {
    // Calls that the page aborted are not replayed.
    if (!signal.aborted) await keptEvents.add({ call });
  }
}

async function replyToMessage(message: StandInMessage): Promise<StandInReply> {
  await ready;
  try {
    const value = handleMessage(message);
    if (message.do === "reset") await keptEvents.clear();
    else if (message.do !== "now" && message.do !== "calls") await keptEvents.add({ message });
    return { value };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function handleMessage(message: StandInMessage): unknown {
  switch (message.do) {
    case "fail":
      return standIn.fail(message.operation, message.failure, message.times);
    // The page has checked the types of the given answers.
    case "give":
      return standIn.give(message.operation, message.answer as never);
    case "giveRows":
      return standIn.giveRows(message.report, message.rows as never);
    case "delay":
      // Messages are kept as JSON, which has no Infinity.
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

/** Replays the events from before the browser ended the worker; delays are set only afterwards. */
async function replayEvents(): Promise<void> {
  const delays: StandInMessage[] = [];
  for (const one of await keptEvents.all()) {
    if ("call" in one) await standIn.fetch(createRequest(one.call)).catch(() => undefined); // a call may be set to fail
    else if (one.message.do === "delay") delays.push(one.message);
    else handleMessage(one.message);
  }
  for (const delay of delays) handleMessage(delay);
}

function createRequest({ method, url, headers, body }: KeptCall, signal?: AbortSignal): Request {
  return new Request(url, { method, headers, ...(body !== "" && { body }), ...(signal && { signal }) });
}

function readOptions(query: URLSearchParams): StandInOptions {
  const readJson = (name: string): unknown => JSON.parse(query.get(name) ?? "null") ?? undefined;
  const today = query.get("today");
  // worker.ts writes these values from options of the same types.
  const { documents, ...seed } = (readJson("seed") ?? {}) as NonNullable<PageStandInOptions["seed"]>;
  return {
    ...(today !== null && { today }),
    ...(query.has("seed") && { seed: { ...seed, ...(documents && { documents: () => documents }) } }),
    keys: (readJson("keys") ?? {}) as NonNullable<StandInOptions["keys"]>,
    session: readJson("session") === true,
  };
}
