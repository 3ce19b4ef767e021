import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of several servers. */
export interface Proxy {
  url: string;
  close(): Promise<void>;
}

/**
 * Forwards requests to the servers in turn, as proxies usually do. If a server can't be reached, the next one gets the request. If a
 * server dies during a request, the answer is 502, because the outcome is unknown.
 */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const proxy = createServer((asked, answer) => {
    const parts: Buffer[] = [];
    asked.on("data", (part: Buffer) => parts.push(part));
    asked.once("end", () => forward(asked, Buffer.concat(parts), answer, servers.length));
  });
  proxy.listen(0, "127.0.0.1");
  await new Promise((resolve) => proxy.once("listening", resolve));

  function forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse, left: number): void {
    turn = (turn + 1) % servers.length;
    const { method = "GET", headers, url = "/" } = asked;
    const to = new URL(url, servers[turn]);
    const sent = request(to, { method, headers, agent }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
      come.once("error", () => answer.destroy());
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else if (error.code === "ECONNREFUSED" && left > 1) forward(asked, body, answer, left - 1);
      else answer.writeHead(502).end();
    });
    sent.end(body);
  }

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => void proxy.close(resolve).closeAllConnections());
      agent.destroy();
    },
  };
}
