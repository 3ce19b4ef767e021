import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What a caller got for a request: a response, or none. */
export type Seen = { status: number; text: string } | "nothing";

/** A write request as the field app sends it, with its idempotency key. */
export interface Write {
  method: "POST" | "PUT";
  /** Below `/api/v1/`. */
  path: string;
  key: string;
  body?: unknown;
}

/** Sends write requests of a signed-in user over keep-alive connections. */
export interface Wire {
  /** `cut`: destroy the connection that many milliseconds after the last byte was sent. */
  send(write: Write, cut?: number): Promise<Seen>;
  /** Repeats the request until the response is not an outage, for at most half a minute. */
  insist(write: Write): Promise<Seen>;
  close(): void;
}

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
      const clientRequest = request(`${url}/api/v1/${path}`, { method, agent, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.once("end", () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
        );
        answer.once("error", () => resolve("nothing"));
      });
      clientRequest.once("error", () => resolve("nothing"));
      clientRequest.once("close", () => resolve("nothing"));
      if (cut !== undefined)
        clientRequest.once("finish", () => setTimeout(() => clientRequest.destroy(), cut));
      clientRequest.end(text);
    });
  }

  async function sendUntilAnswered(write: Write): Promise<Seen> {
    for (const until = performance.now() + 30_000; ; await sleep(50 + Math.random() * 100)) {
      const response = await send(write);
      if ((response !== "nothing" && response.status < 500) || performance.now() > until) return response;
    }
  }

  return { send, insist: sendUntilAnswered, close: () => agent.destroy() };
}
