import { timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import { hashOf } from "../auth/token.ts";

export interface MetricsPlace {
  port: number;
  host: string;
  /** Sent as `Authorization: Bearer …`; null if only the address protects the metrics. */
  token: string | null;
}

/** The port is separate and no proxy forwards it. Every other path returns 404. */
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
  server.listen(port, host, () => log.info({ port: getPort(server) }, "metrics"));
  server.on("error", (error) => log.error({ err: error }, "Metrics are not served."));
  return server;
}

function getPort(server: Server): number | undefined {
  const address = server.address();
  return typeof address === "object" && address ? address.port : undefined;
}

/** timingSafeEqual requires equal lengths, which hashes have. */
function isToken(header: string | undefined, token: string): boolean {
  return header !== undefined && timingSafeEqual(hashOf(header), hashOf(`Bearer ${token}`));
}
