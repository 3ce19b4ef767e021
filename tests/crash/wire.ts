import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What a caller saw of a request: an answer, or none. */
export type Seen = { status: number; text: string } | "nothing";

/** A write as a field app sends it, with its key. */
export interface Write {
  method: "POST" | "PUT";
  /** Below `/api/v1/`. */
  path: string;
  key: string;
  body?: unknown;
}

/** Sends writes of one who is signed in, over connections that are kept. */
export interface Wire {
  /** `cut` destroys the connection that many milliseconds after the last byte was sent. */
  send(write: Write, cut?: number): Promise<Seen>;
  /** Sends the same until it is answered by something other than an outage, for half a minute. */
  insist(write: Write): Promise<Seen>;
  close(): void;
}

/** Makes one. */
export function createWire(url: string, cookie: string, connections = 64): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function send({ method, path, key, body }: Write, cut?: number): Promise<Seen> {
    return new Promise((resolve) => {
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers = {
        Cookie: cookie,
        "X-Vanbook-Client": "test",
        "Idempotency-Key": key,
        ...(body === undefined
          ? {}
          : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(text) }),
      };
      const sent = request(`${url}/api/v1/${path}`, { method, agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        answer.once("error", () => resolve("nothing"));
      });
      sent.once("error", () => resolve("nothing"));
      sent.once("close", () => resolve("nothing"));
      if (cut !== undefined) sent.once("finish", () => setTimeout(() => sent.destroy(), cut));
      sent.end(text);
    });
  }

  async function insist(write: Write): Promise<Seen> {
    for (const until = performance.now() + 30_000; ; await sleep(50 + Math.random() * 100)) {
      const seen = await send(write);
      if ((seen !== "nothing" && seen.status < 500) || performance.now() > until) return seen;
    }
  }

  return { send, insist, close: () => agent.destroy() };
}
