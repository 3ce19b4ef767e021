import { createServer, type Server } from "node:http";
import type Koa from "koa";

export function listen(app: Koa, port: number, host: string): Server {
  const answer = app.callback();
  const server = createServer(
    { maxHeaderSize: MOST_HEADER_BYTES },
    (request, response) => void answer(request, response),
  ).listen(port, host);
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  // Longer than proxies and clients keep an idle connection (usually 60 s). If the server closed it
  // first, a request being sent at that moment would be lost.
  server.keepAliveTimeout = 75_000;
  return server;
}

/**
 * For the longest `activeUserId` of the contract, 20,000 characters, which older clients send in the
 * address of nearly every request; encoded, each of its commas has three.
 */
const MOST_HEADER_BYTES = 48 * 1024;
