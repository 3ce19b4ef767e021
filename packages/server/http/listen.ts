import type { Server } from "node:http";
import type Koa from "koa";

/** Lets an application listen, with the patience that it has for slow and for quiet connections. */
export function listen(app: Koa, port: number, host: string): Server {
  const server = app.listen(port, host);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than proxies and clients keep a quiet connection (60 s as a rule): whoever closes first must not be the server, or a request that
  // is just being sent over it is lost.
  server.keepAliveTimeout = 75_000;
  return server;
}
