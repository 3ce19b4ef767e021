import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import type { AnyHandler, ServerSent, Streaming } from "./bound-operation.ts";

export const EVENT_STREAM = "text/event-stream";

/**
 * Events are read only as fast as the client takes them; a client that takes nothing for a minute
 * is disconnected. A comment every 15 seconds keeps proxies from closing the connection.
 */
export function createEventStream(source: AsyncIterable<readonly ServerSent[]>): Readable {
  const body = new PassThrough({ highWaterMark: 64 * 1024 });
  const closeController = new AbortController();
  body.once("close", () => closeController.abort());
  void send().catch((error: unknown) => body.destroy(error instanceof Error ? error : undefined));
  return body;

  async function send() {
    let sentAt = performance.now();
    await write(": events follow\n\n");
    for await (const events of source) {
      if (body.destroyed) return;
      if (events.length === 0 && performance.now() - sentAt < KEEP_ALIVE) continue;
      await write(events.map(formatEvent).join("") || ": none yet\n\n");
      sentAt = performance.now();
    }
    body.end();
  }

  async function write(text: string) {
    if (body.write(text) || body.destroyed) return;
    const stallTimer = setTimeout(() => body.destroy(), STALL_LIMIT_MS);
    await once(body, "drain", { signal: closeController.signal }).catch(() => undefined); // when closed, the loop above ends
    clearTimeout(stallTimer);
  }
}

/** Throws at start if a handler has no streaming part. */
export function streamOf(handler: AnyHandler, id: string): Streaming {
  if (!handler.stream) throw new Error(`${id} has no stream`);
  return handler.stream;
}

function formatEvent({ id, event, data }: ServerSent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}

const KEEP_ALIVE = 15_000;
const STALL_LIMIT_MS = 60_000;
