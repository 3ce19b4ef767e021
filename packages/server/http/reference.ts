import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import { problem } from "@vanbook/sdk/problem";
import { NOTHING } from "./headers.ts";
import { fileAt, FOR_EVER, sendFile } from "./pages.ts";

/** Whether a path belongs to the reference. */
export function isReference(path: string): boolean {
  return path === REFERENCE || path === BOOKS || path.startsWith(`${REFERENCE}/`);
}

/** The reference's page about error codes; undefined if the reference is not built. */
export function errorsPage(manualDir: string | null): string | undefined {
  const isThere = manualDir !== null && existsSync(join(manualDir, "api/errors.html"));
  return isThere ? `${REFERENCE}/errors` : undefined;
}

/**
 * Serves the API reference (scripts/reference), built into the manual's folder: pages without the extension
 * of their files, and their assets. For a missing page it sends the reference's 404 page, which has the
 * search.
 */
export async function serveReference(ctx: Context, manualDir: string | null): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  if (ctx.path === `${REFERENCE}/`) return ctx.redirect(REFERENCE);
  const folder = manualDir === null ? null : join(manualDir, "api");
  const name = PAGES[ctx.path] ?? ctx.path.slice(REFERENCE.length);
  ctx.set({ "Cache-Control": "no-cache", "Content-Security-Policy": POLICY });
  if (name.startsWith("/assets/")) return asset(ctx, folder, name);
  const page = folder !== null && (await fileAt(folder, `${name}.html`));
  if (page) return html(ctx, await readFile(page.path));
  ctx.status = 404;
  html(ctx, (folder !== null && (await readFile(join(folder, "404.html")).catch(() => null))) || ABSENT);
}

async function asset(ctx: Context, folder: string | null, name: string) {
  const file = folder !== null && (await fileAt(folder, name));
  if (!file) throw problem("NOT_FOUND");
  if (HASHED.test(name)) ctx.set("Cache-Control", FOR_EVER);
  sendFile(ctx, file);
}

function html(ctx: Context, body: string | Buffer) {
  ctx.type = "text/html; charset=utf-8";
  ctx.body = body;
}

const REFERENCE = "/docs/api";
/** docs/books.md, which the contract's descriptions cite by this address. */
const BOOKS = "/docs/books";
/** The built pages that are not named as their address. */
const PAGES: Readonly<Record<string, string>> = { [REFERENCE]: "/start", [BOOKS]: "/books" };
/** Its pages have no inline scripts or styles, and load from this server only. */
const POLICY = [
  NOTHING,
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
/** Names of built files that contain a hash of their content. */
const HASHED = /-[\dA-Z]{8}\.\w+$/;
const ABSENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>The reference of the API</title>
  </head>
  <body>
    <h1>The reference is not built</h1>
    <p><code>npm start</code> and <code>npm run manual</code> build it. A server of your own finds it in the folder that <code>VANBOOK_MANUAL_DIR</code> names.</p>
    <p>The contract itself is at <a href="/openapi.json">/openapi.json</a> and <a href="/openapi.yaml">/openapi.yaml</a>.</p>
  </body>
</html>
`;
