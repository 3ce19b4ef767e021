import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import type { AnyHandler, ServerSent, Streaming } from "./bound-operation.ts";

export const EVENT_STREAM = "text/event-stream";

/**
 * The body of a stream of server-sent events. More events are read only as fast as the client takes them; a
 * client that takes nothing for a minute is disconnected. A comment is sent every 15 seconds, so proxies
 * keep the connection open.
 */
export function eventStreamBody(source: AsyncIterable<readonly ServerSent[]>): Readable {
  const body = new PassThrough({ highWaterMark: 64 * 1024 });
  const closed = new AbortController();
  body.once("close", () => closed.abort());
  void send().catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined));
  return body;

  async function send() {
    let sent = performance.now();
    await write(": events follow\n\n");
    for await (const events of source) {
      if (body.destroyed) return;
      if (events.length === 0 && performance.now() - sent < KEEP_ALIVE) continue;
      await write(events.map(textOf).join("") || ": none yet\n\n");
      sent = performance.now();
    }
    body.end();
  }

  async function write(text: string) {
    if (body.write(text) || body.destroyed) return;
    const stalled = setTimeout(() => body.destroy(), STALLED);
    await once(body, "drain", { signal: closed.signal }).catch(() => undefined); // when closed, the loop above ends
    clearTimeout(stalled);
  }
}

/** The streaming part of a handler. Throws at start if a handler has none. */
export function streamOf(handler: AnyHandler, id: string): Streaming {
  if (!handler.stream) throw new Error(`${id} has no stream`);
  return handler.stream;
}

function textOf({ id, event, data }: ServerSent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}

const KEEP_ALIVE = 15_000;
const STALLED = 60_000;
