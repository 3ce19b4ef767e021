import { createParser } from "./server-sent.ts";

/** A stream of events that a test reads with fetch, as any client does. */
export interface OpenStream {
  status: number;
  /** The next event. Rejects if the stream ends first. */
  next(): Promise<{ id: string; event: string; data: string }>;
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

export async function openStream(
  url: string,
  headers: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string>> = {},
): Promise<OpenStream> {
  const closing = new AbortController();
  const answer = await fetch(`${url}/api/v1/events?${new URLSearchParams(query).toString()}`, {
    headers: { ...headers, Accept: "text/event-stream" },
    signal: closing.signal,
  });
  const waiting: ((sentEvent: Sent) => void)[] = [];
  const waitingEvents: Sent[] = [];
  const parse = createParser((event) => {
    const taker = waiting.shift();
    if (taker) taker(event);
    else waitingEvents.push(event);
  });
  const streamEnd = (async () => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) parse(decoder.decode(part as Uint8Array, { stream: true }));
  })().catch(() => undefined);
  return {
    status: answer.status,
    next: () =>
      new Promise((resolve, reject) => {
        const ready = waitingEvents.shift();
        if (ready) return resolve(ready);
        waiting.push(resolve);
        void streamEnd.then(() => reject(new Error("the stream has ended")));
      }),
    ended: streamEnd,
    close: () => closing.abort(),
  };
}

type Sent = { id: string; event: string; data: string };
