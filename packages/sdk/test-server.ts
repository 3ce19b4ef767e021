import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";

/** A request as received by the server. */
export interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * The server's reaction to a request: a response, possibly delayed, or a connection closed before or during
 * the response.
 */
export interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  json?: unknown;
  text?: string;
  delay?: number;
  cut?: "before" | "within";
}

/** A real HTTP server for one test; it records its requests. */
export async function createTestServer(reply: (seen: Seen, count: number) => Reply) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://test");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = {
      method: request.method ?? "",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: Buffer.concat(chunks).toString("latin1"),
    };
    seen.push(one);
    const {
      status = 200,
      headers = {},
      json,
      text = JSON.stringify(json),
      delay = 0,
      cut,
    } = reply(one, seen.length);
    await sleep(delay);
    if (cut === "before") return request.socket.destroy();
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    if (cut !== "within") return response.end(text);
    response.write(text.slice(0, text.length / 2));
    await sleep(20);
    return request.socket.destroy();
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** A refusal in the API's format. */
export function refusal(status: number, code: string, more: object = {}): Reply {
  return {
    status,
    json: { success: false, message: "No.", error: "No.", code, requestId: "req-1", ...more },
  };
}
