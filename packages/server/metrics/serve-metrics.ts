import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import { hashOf } from "../auth/token.ts";

/** Where metrics are read, and by whom. */
export interface MetricsPlace {
  port: number;
  host: string;
  /** Needed as `Authorization: Bearer …`; null where the address alone keeps others away. */
  token: string | null;
}

/** Serves `/metrics` on a port of its own, so that no proxy passes it on; answers every other path with 404. */
export function serveMetrics(
  read: () => Promise<string>,
  { port, host, token }: MetricsPlace,
  log: Pick<Logger, "info" | "error">,
): Server {
  const server = createServer((request, response) => {
    const end = (status: number, text: string, type = "text/plain; charset=utf-8") =>
      void response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
    if (request.url !== "/metrics" || request.method !== "GET") return end(404, "Metrics are at /metrics.\n");
    if (token !== null && !isToken(request.headers.authorization, token))
      return end(401, "A token is needed.\n");
    read().then(
      (text) => end(200, text, "text/plain; version=0.0.4; charset=utf-8"),
      (error: unknown) => (log.error({ err: error }, "Metrics could not be read."), end(500, "\n")),
    );
  });
  server.listen(port, host, () => log.info({ port: portOf(server) }, "metrics"));
  server.on("error", (error) => log.error({ err: error }, "Metrics are not served."));
  return server;
}

function portOf(server: Server): number | undefined {
  const address = server.address();
  return typeof address === "object" && address ? address.port : undefined;
}

/** Compared by their hashes, which are of one length. */
function isToken(header: string | undefined, token: string): boolean {
  return header !== undefined && timingSafeEqual(hashOf(header), hashOf(`Bearer ${token}`));
}
