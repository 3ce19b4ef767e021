import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import { problem } from "@vanbook/sdk/problem";
import { NOTHING_ALLOWED } from "./headers.ts";
import { findFile, FOR_EVER, sendFile } from "./pages.ts";

export function isManual(path: string): boolean {
  return path === MANUAL_PATH || path.startsWith(`${MANUAL_PATH}/`);
}

/** Serves the manual (`npm run manual`) under /docs; without a build, says how to build it. */
export async function serveManual(ctx: Context, folder: string | null): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  if (ctx.path === MANUAL_PATH) return ctx.redirect(`${MANUAL_PATH}/`);
  const name = ctx.path === `${MANUAL_PATH}/` ? "/index.html" : ctx.path.slice(MANUAL_PATH.length);
  ctx.set({ "Cache-Control": "no-cache", "X-Frame-Options": "SAMEORIGIN" });
  if (folder !== null && MANUAL_PAGES.has(name)) {
    const html = await readFile(join(folder, name), "utf8").catch(() => null);
    if (html !== null) return sendPage(ctx, html);
  }
  const file = folder !== null && !MANUAL_PAGES.has(name) && (await findFile(folder, name));
  if (file) {
    if (HASHED_NAME.test(name)) ctx.set("Cache-Control", FOR_EVER);
    return sendFile(ctx, file);
  }
  if (!MANUAL_PAGES.has(name)) throw problem("NOT_FOUND");
  ctx.status = 404;
  sendPage(ctx, ABSENT_PAGE);
}

/**
 * Runs only the build's own scripts, and may show its own pages in a frame. Storybook's script adds
 * styles without a nonce, so inline styles are allowed; the page never shows user input.
 */
function sendPage(ctx: Context, html: string): void {
  const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].flatMap(([, code = ""]) =>
    code === "" ? [] : [`'sha256-${createHash("sha256").update(code).digest("base64")}'`],
  );
  ctx.set(
    "Content-Security-Policy",
    [
      NOTHING_ALLOWED,
      ["script-src 'self'", ...scripts].join(" "),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      "frame-src 'self'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
  );
  ctx.type = "text/html; charset=utf-8";
  ctx.body = html;
}

const MANUAL_PATH = "/docs";
const MANUAL_PAGES: ReadonlySet<string> = new Set(["/index.html", "/iframe.html"]);
/** Files with a hash of their content in the name. */
const HASHED_NAME = /^\/assets\/.*-[\w-]{8}\.\w+$/;
const ABSENT_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>The manual of the widgets</title>
  </head>
  <body>
    <h1>The manual is not built yet</h1>
    <p><code>npm run manual</code> builds it; <code>npm start</code> does so by itself, in the background, when it has started. Then load this page again.</p>
    <p>A server of your own finds it in the folder that <code>VANBOOK_MANUAL_DIR</code> names.</p>
  </body>
</html>
`;
