import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context } from "koa";
import { matchFrameName, type FrameOptions, serveFrame } from "./frame-page.ts";
import { setPagePolicy, setWorkerPolicy } from "./headers.ts";
import { problem } from "@vanbook/sdk/problem";

/**
 * Serves the built app with its elements (`/embed/v1/`): files by name, a widget's page for frames
 * (`/embed/<name>`), the packages for partners (`/packages/sdk.tgz`, `/packages/widgets.tgz`), and
 * index.html for every other path, but 404 for a file that is not there.
 */
export async function servePages(ctx: Context, appDir: string, options: FrameOptions): Promise<void> {
  if (ctx.method !== "GET") throw problem("METHOD_NOT_ALLOWED");
  const frameName = matchFrameName(ctx.path);
  if (frameName !== undefined) return serveFrame(ctx, frameName, options);
  const file = await findFile(appDir, ctx.path);
  if (!file) return sendPage(ctx, appDir, options.tileOrigin);
  const isElements = ctx.path.startsWith(ELEMENTS_PATH);
  if (extname(file.path) === ".js") setWorkerPolicy(ctx);
  // Built files have a hash of their content in the name, except the elements' script, whose URL is
  // in partners' pages.
  if (isElements ? HASHED_NAME.test(ctx.path) : ctx.path.startsWith("/assets/"))
    ctx.set("Cache-Control", FOR_EVER);
  else ctx.set("Cache-Control", isElements ? "public, max-age=300" : "no-cache");
  // Any page may load these files as modules or fonts: they have no secrets.
  if (isElements)
    ctx.set({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
  sendFile(ctx, file);
}

async function sendPage(ctx: Context, appDir: string, tileOrigin: string | undefined) {
  const path = decodePath(ctx.path) ?? ctx.path;
  const isFile = FILE_FOLDERS.some((folder) => path.startsWith(folder)) || FILE_NAME.test(path);
  if (isFile) throw problem("NOT_FOUND");
  const html = await readFile(join(appDir, "index.html"), "utf8");
  ctx.type = "text/html; charset=utf-8";
  ctx.set("Cache-Control", "no-store");
  ctx.body = html.replaceAll("__CSP_NONCE__", setPagePolicy(ctx, tileOrigin));
}

/**
 * Null if there is no such file, if the path leads out of the folder, or for a source map, which
 * contains our sources.
 */
export async function findFile(appDir: string, urlPath: string) {
  const name = decodePath(urlPath);
  if (name === null || name === "/" || name.includes("\0") || name.endsWith("/index.html")) return null;
  const path = normalize(join(appDir, name));
  if (!path.startsWith(appDir + sep) || SOURCE_MAP.test(path)) return null;
  const fileStat = await stat(path).catch(() => null);
  return fileStat?.isFile() ? { path, size: fileStat.size } : null;
}

export function sendFile(ctx: Context, { path, size }: { path: string; size: number }): void {
  ctx.type = extname(path) === ".tgz" ? "application/gzip" : extname(path);
  ctx.length = size;
  ctx.body = createReadStream(path);
}

/** Null if the path's percent encoding is invalid. */
export function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** For files whose name contains a hash of their content. */
export const FOR_EVER = "public, max-age=31536000, immutable";
const ELEMENTS_PATH = "/embed/v1/";
const FILE_FOLDERS = ["/assets/", "/packages/", ELEMENTS_PATH];
/** No screen of the app has an extension in its address. */
const FILE_NAME = /\.[a-z\d~_-]+$/i;
const SOURCE_MAP = /\.map$/i;
const HASHED_NAME = /-[\dA-Z]{8}\.\w+$/;
