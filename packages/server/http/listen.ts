import type { Server } from "node:http";
import type Koa from "koa";

export function listen(app: Koa, port: number, host: string): Server {
  const server = app.listen(port, host);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than proxies and clients keep an idle connection (usually 60 s). If the server closed it
  // first, a request being sent at that moment would be lost.
  server.keepAliveTimeout = 75_000;
  return server;
}
