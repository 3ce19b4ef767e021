import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context } from "koa";
import { framedName, type FrameOptions, serveFrame } from "./frame-page.ts";
import { pagePolicy, workerPolicy } from "./headers.ts";
import { problem } from "@vanbook/sdk/problem";

/**
 * Serves the built app, including its folder of elements (`/embed/v1/`): files by name, a widget's page for
 * frames (`/embed/<name>`), and index.html for every other path.
 */
export async function servePages(ctx: Context, appDir: string, options: FrameOptions): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  const framed = framedName(ctx.path);
  if (framed !== undefined) return serveFrame(ctx, framed, options);
  const file = await fileAt(appDir, ctx.path);
  if (!file) return page(ctx, appDir, options.tileOrigin);
  const isElements = ctx.path.startsWith(ELEMENTS);
  if (extname(file.path) === ".js") workerPolicy(ctx);
  // Names of built files contain a hash of their content, except the elements' script, whose URL is in
  // partners' pages.
  if (isElements ? HASHED.test(ctx.path) : ctx.path.startsWith("/assets/"))
    ctx.set("Cache-Control", FOR_EVER);
  else ctx.set("Cache-Control", isElements ? "public, max-age=300" : "no-cache");
  // Any page may load these files, as modules or fonts: they have no secrets.
  if (isElements)
    ctx.set({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
  sendFile(ctx, file);
}

async function page(ctx: Context, appDir: string, tileOrigin: string | undefined) {
  if (ctx.path.startsWith("/assets/") || ctx.path.startsWith(ELEMENTS)) throw problem("NOT_FOUND");
  const html = await readFile(join(appDir, "index.html"), "utf8");
  ctx.type = "text/html; charset=utf-8";
  ctx.set("Cache-Control", "no-store");
  ctx.body = html.replaceAll("__CSP_NONCE__", pagePolicy(ctx, tileOrigin));
}

/** The file in a folder at a URL path; null if there is none, or if the path leads out of the folder. */
export async function fileAt(appDir: string, urlPath: string) {
  const name = safeDecode(urlPath);
  if (name === null || name === "/" || name.includes("\0") || name.endsWith("/index.html")) return null;
  const path = normalize(join(appDir, name));
  if (!path.startsWith(appDir + sep)) return null;
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { path, size: found.size } : null;
}

/** Sends a file that `fileAt` found. */
export function sendFile(ctx: Context, { path, size }: { path: string; size: number }): void {
  ctx.type = extname(path);
  ctx.length = size;
  ctx.body = createReadStream(path);
}

/** A decoded URL path; null if its percent encoding is invalid. */
export function safeDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** For files whose name contains a hash of their content. */
export const FOR_EVER = "public, max-age=31536000, immutable";
const ELEMENTS = "/embed/v1/";
const HASHED = /-[\dA-Z]{8}\.\w+$/;
