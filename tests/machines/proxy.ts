import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy in front of several servers. */
export interface Proxy {
  url: string;
  close(): Promise<void>;
}

/**
 * Forwards requests to the servers in turn, as proxies usually do. If a server can't be reached,
 * the next one gets the request. If a server dies during a request, the answer is 502, because the
 * outcome is unknown.
 */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const proxy = createServer((clientRequest, answer) => {
    const parts: Buffer[] = [];
    clientRequest.on("data", (part: Buffer) => parts.push(part));
    clientRequest.once("end", () => forward(clientRequest, Buffer.concat(parts), answer, servers.length));
  });
  proxy.listen(0, "127.0.0.1");
  await new Promise((resolve) => proxy.once("listening", resolve));

  function forward(
    clientRequest: IncomingMessage,
    body: Buffer,
    answer: ServerResponse,
    leftTries: number,
  ): void {
    turn = (turn + 1) % servers.length;
    const { method = "GET", headers, url = "/" } = clientRequest;
    const to = new URL(url, servers[turn]);
    const serverRequest = request(to, { method, headers, agent }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
      come.once("error", () => answer.destroy());
    });
    serverRequest.once("error", (error: NodeJS.ErrnoException) => {
      if (answer.headersSent) answer.destroy();
      else if (error.code === "ECONNREFUSED" && leftTries > 1)
        forward(clientRequest, body, answer, leftTries - 1);
      else answer.writeHead(502).end();
    });
    serverRequest.end(body);
  }

  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => void proxy.close(resolve).closeAllConnections());
      agent.destroy();
    },
  };
}
