import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import { problem } from "@vanbook/sdk/problem";
import { NOTHING_ALLOWED } from "./headers.ts";
import { findFile, FOR_EVER, sendFile } from "./pages.ts";

export function isReference(path: string): boolean {
  return path === REFERENCE_PATH || path === BOOKS_PATH || path.startsWith(`${REFERENCE_PATH}/`);
}

export function findErrorsPage(manualDir: string | null): string | undefined {
  const isThere = manualDir !== null && existsSync(join(manualDir, "api/errors.html"));
  return isThere ? `${REFERENCE_PATH}/errors` : undefined;
}

/**
 * Serves the API reference (scripts/reference) from the manual's folder: pages without file
 * extension, and their assets. A missing page gets the reference's 404 page, which has the search.
 */
export async function serveReference(ctx: Context, manualDir: string | null): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  if (ctx.path === `${REFERENCE_PATH}/`) return ctx.redirect(REFERENCE_PATH);
  const folder = manualDir === null ? null : join(manualDir, "api");
  const name = BUILT_PAGES[ctx.path] ?? ctx.path.slice(REFERENCE_PATH.length);
  ctx.set({ "Cache-Control": "no-cache", "Content-Security-Policy": REFERENCE_POLICY });
  if (name.startsWith("/assets/")) return sendAsset(ctx, folder, name);
  const page = folder !== null && (await findFile(folder, `${name}.html`));
  if (page) return sendHtml(ctx, await readFile(page.path));
  ctx.status = 404;
  sendHtml(
    ctx,
    (folder !== null && (await readFile(join(folder, "404.html")).catch(() => null))) || ABSENT_PAGE,
  );
}

async function sendAsset(ctx: Context, folder: string | null, name: string) {
  const file = folder !== null && (await findFile(folder, name));
  if (!file) throw problem("NOT_FOUND");
  if (HASHED_NAME.test(name)) ctx.set("Cache-Control", FOR_EVER);
  sendFile(ctx, file);
}

function sendHtml(ctx: Context, body: string | Buffer) {
  ctx.type = "text/html; charset=utf-8";
  ctx.body = body;
}

const REFERENCE_PATH = "/docs/api";
/** docs/books.md: the contract's descriptions cite it by this address. */
const BOOKS_PATH = "/docs/books";
/** The built pages whose file is not named like their address. */
const BUILT_PAGES: Readonly<Record<string, string>> = { [REFERENCE_PATH]: "/start", [BOOKS_PATH]: "/books" };
/** The pages have no inline scripts or styles, and load from this server only. */
const REFERENCE_POLICY = [
  NOTHING_ALLOWED,
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
/** Files with a hash of their content in the name. */
const HASHED_NAME = /-[\dA-Z]{8}\.\w+$/;
const ABSENT_PAGE = `<!doctype html>
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
