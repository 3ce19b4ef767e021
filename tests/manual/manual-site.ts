import type { AddressInfo } from "node:net";
import { join } from "node:path";
import Koa from "koa";
import { setSecurityHeaders } from "../../packages/server/http/headers.ts";
import { serveManual } from "../../packages/server/http/manual.ts";

const MANUAL_FOLDER = join(import.meta.dirname, "../../dist/manual");

/**
 * Serves the built manual with the same files, headers and content policy as the product, but
 * without the product.
 */
export async function startManualSite(): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Koa();
  app.use((ctx) => {
    setSecurityHeaders(ctx, false);
    return serveManual(ctx, MANUAL_FOLDER);
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/`,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
